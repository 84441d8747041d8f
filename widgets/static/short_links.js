// A link that a class can type: the server that brought the page gives a code for a place in the
// app. `data-short` of an element is the place, `data-before` what stands before the code; without a
// code the element stays as Python has written it.

export class ShortLinks {
  // Without an address (in a notebook, on a site of files) nobody gives codes.
  constructor(page, address) {
    this.page = page;
    this.address = address;
    /** @type {Map<string, string>} */
    this.codes = new Map(); // by place; "" while it is asked for
  }

  follow() {
    if (!this.address) return;
    for (const element of this.page.querySelectorAll("[data-short]")) {
      const { short: place, before } = element.dataset;
      if (!this.codes.has(place)) this.ask(place);
      else if (this.codes.get(place)) write(element, before, this.codes.get(place));
    }
  }

  async ask(place) {
    this.codes.set(place, "");
    try {
      const answer = await fetch(this.address, { method: "POST", body: place });
      if (!answer.ok) return;
      this.codes.set(place, await answer.text());
      this.follow();
    } catch {
      this.codes.delete(place); // no network: whoever shows the link again asks again
    }
  }
}

function write(element, before, code) {
  const sign = Object.assign(document.createElement("strong"), { textContent: code });
  element.replaceChildren(before, sign);
  element.hidden = false;
}
