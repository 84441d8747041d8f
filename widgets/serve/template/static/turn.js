// Asks whose turn it is, and lets this page in by itself.

const BREATH = 2_000; // ms; who was silent for 10 s holds nobody up, and keeps the place for 75 s
const place = /** @type {HTMLElement} */ (document.getElementById("place"));

async function ask() {
  try {
    const answer = await fetch(document.body.dataset.turn ?? "", { cache: "no-store" });
    if (answer.ok) {
      const turn = await answer.json();
      if (turn.open) return location.reload();
      if (place.textContent !== turn.place) place.textContent = turn.place;
    }
  } catch {
    // The server cannot be reached just now: the place is kept for a while.
  }
  setTimeout(ask, BREATH);
}

setTimeout(ask, BREATH);
