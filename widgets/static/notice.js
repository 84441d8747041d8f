// What the shell itself has to say: one banner at a time, a copy box, and the live region.

export class Notice {
  constructor(root, words) {
    this.words = words;
    // Always there, so that a screen reader hears when something comes in.
    this.place = root.appendChild(make("div", { className: "notice", role: "alert" }));
    this.voice = root.appendChild(
      make("div", { className: "visually-hidden", ariaLive: "polite", role: "status" }),
    );
    this.about = null;
  }

  // Show a text with buttons [[label, action], ...]. A banner closes when one is pressed.
  show(about, text, buttons) {
    this.about = about;
    const banner = make("div", { className: `banner ${about}` });
    banner.append(
      make("p", { textContent: text }),
      ...buttons.map(([label, action]) => this.button(label, action)),
    );
    this.place.replaceChildren(banner);
  }

  hide(about) {
    if (this.about !== about) return;
    this.about = null;
    this.place.replaceChildren();
  }

  // A text for copying by hand, where the clipboard is out of reach.
  offer(text) {
    const field = make("textarea", { value: text, readOnly: true, ariaLabel: this.words.copy });
    this.show("copy", this.words.copy, [[this.words.close, () => {}]]);
    this.place.querySelector("p").after(field);
    field.focus();
    field.select();
  }

  // The same text twice is two pieces of news: a blank at the end makes it different.
  say(text) {
    if (!text) return;
    this.voice.textContent = text === this.voice.textContent ? `${text}\u00a0` : text;
  }

  button(label, action) {
    const button = make("button", { className: "btn", type: "button", textContent: label });
    const about = this.about;
    button.addEventListener("click", () => {
      this.hide(about);
      action();
    });
    return button;
  }
}

function make(tag, properties) {
  return Object.assign(document.createElement(tag), properties);
}
