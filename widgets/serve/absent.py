"""What the server does without, so that it starts sooner.

jsonschema reads a grammar of internationalized addresses whenever it is imported and
`rfc3987_syntax` is installed: 1.3 s of a server's start. Nothing here checks such addresses, and
jsonschema does without the package. Import this module before anything of Jupyter.
"""

import sys
from types import ModuleType

sys.modules.setdefault("rfc3987_syntax", ModuleType("rfc3987_syntax"))
