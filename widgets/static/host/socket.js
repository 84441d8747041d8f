// The line to a kernel: messages as the Jupyter server packs them, and a socket that comes back.

const PROTOCOL = "v1.kernel.websocket.jupyter.org";
const SOON = 250; // ms until a lost socket is opened again; doubled each time
const LATEST = 2_000; // ms
const MOST_TRIES = 60; // in a row; then only when somebody asks for it
const WORD = 8; // bytes of an offset

// A message for the kernel: where each part begins, and the parts.
export function packed(header, metadata, content) {
  const encoder = new TextEncoder();
  const json = (value) => encoder.encode(JSON.stringify(value));
  const parts = [encoder.encode("shell"), json(header), json({}), json(metadata), json(content)];
  const begin = WORD * (parts.length + 2);
  const ends = [begin];
  for (const part of parts) ends.push(ends[ends.length - 1] + part.length);
  const bytes = new Uint8Array(ends[ends.length - 1]);
  const view = new DataView(bytes.buffer);
  for (const [n, word] of [ends.length, ...ends].entries())
    view.setBigUint64(n * WORD, BigInt(word), true);
  for (const [n, part] of parts.entries()) bytes.set(part, ends[n]);
  return bytes;
}

const [HEADER, , , CONTENT, BUFFERS] = [1, 2, 3, 4, 5]; // parts: the channel is first

// A message of the kernel: its kind, its content and its buffers.
/** @param {ArrayBuffer} message */
export function unpacked(message) {
  const view = new DataView(message);
  const word = (n) => Number(view.getBigUint64(n * WORD, true));
  const count = word(0);
  const part = (n) => new Uint8Array(message, word(n + 1), word(n + 2) - word(n + 1));
  const text = (n) => JSON.parse(new TextDecoder().decode(part(n)));
  const buffers = [];
  for (let n = BUFFERS; n < count - 1; n += 1) buffers.push(part(n));
  return { kind: text(HEADER).msg_type, content: text(CONTENT), buffers };
}

// It opens again whenever it was lost. What is lost with it, the post sends again.
export class Socket {
  /**
   * @param {string} address
   * @param {{
   *   onOpen: () => void,
   *   onMessage: (message: { kind: string, content: any, buffers: Uint8Array[] }) => void,
   * }} hearer
   */
  constructor(address, { onOpen, onMessage }) {
    this.session = crypto.randomUUID?.() ?? `${Math.random()}`.slice(2); // none on plain http
    this.address = `${address}?session_id=${this.session}`;
    this.onOpen = onOpen;
    this.onMessage = onMessage;
    this.tries = 0;
    this.closed = false;
    addEventListener("online", () => this.tries && this.open());
    this.open();
  }

  get connected() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.closed || this.connected || this.socket?.readyState === WebSocket.CONNECTING) return;
    const socket = new WebSocket(this.address, [PROTOCOL]);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      this.tries = 0;
      this.onOpen();
    };
    socket.onmessage = ({ data }) => this.take(data);
    socket.onclose = () => {
      if (this.socket === socket) this.again();
    };
    this.socket = socket;
  }

  // A message that is none is left out; the next one shows that one is missing.
  take(data) {
    let message;
    try {
      message = unpacked(data);
    } catch (error) {
      console.error("a message of the kernel could not be read", error);
      return;
    }
    this.onMessage(message);
  }

  again() {
    this.tries += 1;
    if (this.closed || this.tries > MOST_TRIES) return;
    const wait = Math.min(LATEST, SOON * 2 ** (this.tries - 1));
    this.timer = setTimeout(() => this.open(), wait);
  }

  // Open another one: a line that was cut on its way seems open here for minutes.
  renew() {
    const { socket } = this;
    this.socket = undefined;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    this.open();
  }

  // Send at once, if that can be done.
  send(bytes) {
    if (this.connected) this.socket?.send(bytes);
    else if (this.timer === undefined) this.open();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
