// What Python was asked and has not answered. It answers in the order in which it is asked: once a
// later one is answered, an earlier one without an answer was lost on the way, as when the network
// is cut and comes back at once.

export class Asked {
  constructor() {
    this.last = 0; // the number of the last event sent
    this.waiting = new Set(); // of the events without an answer
  }

  next() {
    this.last += 1;
    this.waiting.add(this.last);
    return this.last;
  }

  // The numbers that are settled by the answer to `n`: all up to it.
  settle(n) {
    const settled = [...this.waiting].filter((number) => number <= n);
    for (const number of settled) this.waiting.delete(number);
    return settled;
  }
}
