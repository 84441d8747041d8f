// What Python and the page say to each other. `widgets/browser/protocol.py` has the same names, and a test
// compares them.

type Rect = [x: number, y: number, width: number, height: number];

// ---- from Python to the page, by kind

export interface ToPage {
  all: { told: object[] }; // several, one after the other
  pong: { last: number };
  show: Show;
  paint: { canvas: string; svg: string; scale: number };
  pieces: { changed: Record<string, string>; gone: string[]; pictures: Record<string, string> };
  say: { text: string };
  hash: { hash: string };
  store: { key: string; text: string | null };
  download: { filename: string; text: string };
  picture: { filename: string; svg: string; width: number; height: number };
  copy: { text: string; done: string };
  together: { to: "table" | "class"; open: boolean; text: string };
  done: { n: number };
  fault: object;
}

// Of the page as it was, only what has changed is sent.
export interface Show {
  moves: Motion[];
  pictures: Record<string, string>;
  takes: string[];
  drawn: string[];
  sounds: string[];
  say: string;
  focus: string | null;
  after: { ms: number; act: string } | null;
  n: number | null;
  html?: Html;
  canvases?: Record<string, string>;
  look?: Look;
  title?: string;
  resume?: string;
}

// The parts of the page that have changed, each whole or as an edit. `number`: of this page;
// `since`: of the page that they have changed from; without it they are the whole page.
export interface Html {
  number: number;
  since?: number;
  parts: Record<string, string | [start: number, end: number, text: string][]>;
}

export interface Look {
  theme: string;
  contrast: string;
  text: string;
  motion: string;
  keys?: Record<string, string>;
  lang: string;
}

export interface Motions {
  move: {
    from_canvas: string;
    from_rect: Rect;
    to_canvas: string;
    to_rect: Rect;
    picture: string;
    source: string;
    covers: boolean;
    turns?: boolean;
    rides?: boolean;
  };
  shake: { canvas: string; rect: Rect };
  pulse: { canvas: string; rect: Rect };
  sink: { canvas: string; rect: Rect };
}

export type Motion = { [K in keyof Motions]: { kind: K } & Motions[K] }[keyof Motions];

// From whoever carries the page, not from Python.
export interface News {
  about: string;
  text: string;
  buttons: [label: string, action: () => void][];
}

export type Handlers = { [K in keyof ToPage]: (message: ToPage[K]) => void } & {
  news: (message: News) => void;
};

// ---- from the page to Python, by kind

export interface FromPage {
  ping: { last: number };
  ready: {
    plain: boolean;
    view: object;
    stored: Record<string, string>;
    resume: string;
    hash: string;
  };
  whole: object;
  plain: object;
  enlarged: { canvases: string[]; scale: number };
  event: { n: number } & Event;
}

// What the learner did, by name.
export interface Events {
  act: { value?: string; text?: string; fields?: Record<string, string>; canvas?: string };
  input: { value?: string; text: string };
  hash: { value: string };
  resize: { view: object };
  stored: { stored: Record<string, string> };
  together: { value: string; text?: string }; // "table-open", "class-told", …
}

export type Event = { [K in keyof Events]: { name: K } & Events[K] }[keyof Events];

export type Message = { [K in keyof FromPage]: { kind: K } & FromPage[K] }[keyof FromPage];

// What anywidget gives the page, and the site in its place.
export interface Model {
  get(name: string): any;
  on(name: string, action: (message: any) => void): void;
  off(name: string, action: (message: any) => void): void;
  send(message: Message): void;
  paint?: () => string[]; // at once what came with the page that is shown: ids of its canvases
  widget_manager: any;
}
