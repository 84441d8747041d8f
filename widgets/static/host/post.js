// Messages to the kernel and from it: each arrives once and in order, however often the line between
// them is cut. Both sides number what they send and keep it until the other has heard it
// (widgets/serve/kernels/post.py).
import { packed, Socket } from "./socket.js";

const TOLD = "tutor_told"; // several messages of widgets in one (widgets/serve/kernels/light.py)
const LONGEST_KEPT = 1 << 20; // bytes; a longer message may be what cuts the line

export class Post {
  /**
   * @param {string} address of the kernel's socket
   * @param {{
   *   onTold: (told: [kind: string, content: any, buffers: Uint8Array[]][]) => void,
   *   onStatus: (status: string) => void,
   * }} hearer
   */
  constructor(address, { onTold, onStatus }) {
    this.onTold = onTold;
    this.onStatus = onStatus;
    this.sent = 0; // the number of our last message
    this.heard = 0; // the number of the kernel's last
    /** @type {number | null} after which message something is missing, if that was asked for */
    this.asked = null;
    /** @type {{ number: number, kind: string, content: object }[]} ours that it may not have */
    this.unheard = [];
    this.socket = new Socket(address, {
      onOpen: () => this.repeat(),
      onMessage: (message) => this.onMessage(message),
    });
  }

  // Whether no line can be opened: a kernel that has ended has none.
  get cut() {
    return this.socket.tries > 0;
  }

  // ---- to the kernel

  send(kind, content) {
    this.sent += 1;
    const message = { number: this.sent, kind, content };
    this.unheard.push(message);
    this.post(message);
  }

  post({ number, kind, content }, again = false) {
    // No date: nobody asks for it, and a kernel would take a tenth of a millisecond to read it.
    const header = {
      msg_id: `${this.socket.session}_${number}`,
      msg_type: kind,
      session: this.socket.session,
      username: "",
      version: "5.3",
    };
    const bytes = packed(header, { number, heard: this.heard, again }, content);
    this.socket.send(bytes);
    // Kept, one that is too long for the server would cut each new line.
    if (this.socket.connected && bytes.length > LONGEST_KEPT)
      this.forget((each) => each === number);
  }

  // A line is open: what has not come on another one is asked for, what was not heard is sent again.
  repeat() {
    this.ask();
    for (const message of [...this.unheard]) this.post(message);
  }

  ask() {
    this.asked = this.heard;
    this.post({ number: 0, kind: "comm_msg", content: { comm_id: "", data: {} } }, true);
  }

  forget(goes) {
    this.unheard = this.unheard.filter(({ number }) => !goes(number));
  }

  // ---- from the kernel

  onMessage({ kind, content, buffers }) {
    if (kind === "status") this.onStatus(content.execution_state);
    else if (kind === TOLD) this.onLetter(content, buffers);
  }

  onLetter({ number, heard, again, told }, buffers) {
    this.forget((each) => each <= heard);
    const missing = number > this.heard + 1;
    if (number <= this.heard) return; // it has come before
    if (missing && !again) {
      // Several may follow before the answer comes; if none comes, the question was lost.
      if (this.asked === this.heard) this.asked = null;
      else this.ask();
      return; // it will come again in its turn
    }
    if (missing) console.error("messages of the kernel are missing for good"); // the shell copes
    this.heard = number;
    let from = 0;
    const all = told.map((each) => {
      const own = buffers.slice(from, from + each.buffers);
      from += each.buffers;
      return [each.kind, each.content, own];
    });
    this.onTold(all);
  }

  renew() {
    this.socket.renew();
  }

  close() {
    this.socket.close();
  }
}
