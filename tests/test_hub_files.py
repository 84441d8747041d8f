"""The files of `binder/hub`, held against what their engines take, as far as no engine is needed.

`tests/browser/test_jupyterhub.py` runs the two that a JupyterHub on one machine can run.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml
from jsonschema import Draft7Validator, ValidationError, validate

from tests.serving import ROOT

HUB = ROOT / "binder" / "hub"
DOCS = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def of(**properties: Any) -> dict[str, Any]:
    """A table in which nothing else may stand."""
    return {"type": "object", "additionalProperties": False, "properties": properties}


FLAG, TEXT, WHOLE, NUMBER = ({"type": t} for t in ("boolean", "string", "integer", "number"))
SIZE = {"type": "string", "pattern": r"^\d+[KMGT]$"}
SWITCH = of(enabled=FLAG)

# Names and types of the chart's values, for what we set: jupyterhub/values.schema.yaml of Zero to
# JupyterHub, its fourth edition. Names it does not know are refused by the chart, too.
CHART = of(
    hub=of(config={"type": "object"}, concurrentSpawnLimit=WHOLE),
    singleuser=of(
        image=of(name=TEXT, tag=TEXT),
        defaultUrl=TEXT,
        memory=of(guarantee=SIZE, limit=SIZE),
        cpu=of(guarantee=NUMBER, limit=NUMBER),
        startTimeout=WHOLE,
        storage=of(type={"enum": ["dynamic", "static", "none"]}),
    ),
    cull=of(enabled=FLAG, timeout=WHOLE, every=WHOLE, maxAge=WHOLE),
    prePuller=of(hook=SWITCH, continuous=SWITCH),
    scheduling=of(
        userScheduler=SWITCH,
        podPriority=SWITCH,
        userPlaceholder=of(enabled=FLAG, replicas=WHOLE),
    ),
)
# The settings of The Littlest JupyterHub, from its documentation ("tljh-config", "Idle culler").
LITTLEST = of(
    user_environment=of(default_app={"enum": ["classic", "jupyterlab"]}),
    limits=of(memory=SIZE, cpu=NUMBER),
    services=of(cull=of(enabled=FLAG, timeout=WHOLE, every=WHOLE, max_age=WHOLE)),
)


def read(name: str) -> Any:
    return yaml.safe_load((HUB / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "schema"), [("values.yaml", CHART), ("tljh.yaml", LITTLEST)])
def test_the_settings_are_such_as_the_engine_takes(name: str, schema: dict[str, Any]) -> None:
    Draft7Validator.check_schema(schema)
    found = read(name)
    validate(found, schema)
    with pytest.raises(ValidationError):
        validate(found | {"singleUser": {}}, schema)


def test_nobody_gets_less_than_is_promised() -> None:
    values, own = read("values.yaml"), (HUB / "own_servers.py").read_text(encoding="utf-8")
    a_user = int(re.search(r"^A_USER = (\d+)", own, re.MULTILINE)[1])  # type: ignore[index]
    memory = values["singleuser"]["memory"]
    assert a_user <= int(memory["guarantee"].removesuffix("M")) < 1000
    assert memory["limit"] == read("tljh.yaml")["limits"]["memory"] == "1G"
    assert f"{a_user} × learners" in DOCS


def test_the_docs_say_the_same_as_commands() -> None:
    said = re.findall(r"^sudo tljh-config set (\S+) (\S+)$", DOCS, re.MULTILINE)
    assert {path: yaml.safe_load(value) for path, value in said} == dict(leaves(read("tljh.yaml")))


def leaves(table: dict[str, Any], path: str = "") -> list[tuple[str, Any]]:
    """The settings of a table, each with its path."""
    return [
        leaf
        for key, value in table.items()
        for leaf in (
            leaves(value, f"{path}{key}.") if isinstance(value, dict) else [(f"{path}{key}", value)]
        )
    ]
