// The way to shared tables, or to one's class: a socket to the server's service, open as long as
// Python wants it. What is said passes through; who is where is Python's and the service's business.

const FIRST_WAIT = 400; // ms after a connection was lost until the next try
const LONGEST_WAIT = 4_000;

export class Together {
  // `what`: "table" or "class", which begins the values of events. Without an address (in a notebook,
  // on a site of files) there is neither.
  constructor(what, address, tell) {
    this.address = address;
    this.tell = (how, more) => tell({ name: "together", value: `${what}-${how}`, ...more });
    this.wanted = false;
    this.wait = FIRST_WAIT;
    this.soon = () => !document.hidden && this.connect();
    document.addEventListener("visibilitychange", this.soon);
    window.addEventListener("online", this.soon);
  }

  relay({ open, text }) {
    this.wanted = open && Boolean(this.address);
    if (!this.wanted) this.end();
    else if (!this.socket) this.connect();
    else if (text && this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
    else if (text) this.tell("cut");
    else if (this.socket.readyState === WebSocket.OPEN) this.opened();
  }

  opened() {
    this.wait = FIRST_WAIT;
    this.tell("open");
  }

  connect() {
    if (!this.wanted || this.socket) return;
    clearTimeout(this.later);
    const url = new URL(this.address, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => this.tell("told", { text: data });
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (!this.wanted) return;
      this.tell("cut");
      this.later = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  end() {
    clearTimeout(this.later);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  close() {
    this.wanted = false;
    this.end();
    document.removeEventListener("visibilitychange", this.soon);
    window.removeEventListener("online", this.soon);
  }
}
