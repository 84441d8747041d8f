// What is carried: an element with the same data-carry before and after the page has changed glides
// from where it was to where it is. With data-carry-after it waits so many ms first.

const CARRY = { duration: 320, easing: "cubic-bezier(.2, 0, 0, 1)", fill: "backwards" };
const NEAR = 4; // px: whatever moved less has only been laid out anew

export class Carry {
  constructor(page) {
    this.page = page;
  }

  // Before the page changes: where everything is.
  remember() {
    const places = new Map();
    for (const [key, element] of this.all()) places.set(key, element.getBoundingClientRect());
    return places;
  }

  start(places) {
    for (const [key, element] of this.all()) {
      const from = places.get(key);
      const to = element.getBoundingClientRect();
      if (!from?.width || !to.width) continue;
      const [x, y] = [from.x - to.x, from.y - to.y];
      if (Math.hypot(x, y) < NEAR) continue;
      const small = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
      const frames = [
        { transform: small, transformOrigin: "0 0", zIndex: 2 },
        { transform: "none", transformOrigin: "0 0", zIndex: 2 },
      ];
      element.animate(frames, { ...CARRY, delay: Number(element.dataset.carryAfter ?? 0) });
    }
  }

  *all() {
    for (const element of this.page.querySelectorAll("[data-carry]")) {
      yield [element.dataset.carry, element];
    }
  }
}
