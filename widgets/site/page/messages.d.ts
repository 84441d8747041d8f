// What the worker, where Python lives, says to the page. `widgets/site/standins.py` names those that
// Python sends, and a test compares them.

export interface FromPython {
  setup: object;
  words: Record<string, string>;
  custom: { kind: string; [name: string]: any };
  draw: [canvas: string, ...picture: any[]];
  gone: string;
}

export interface FromWorker extends FromPython {
  idle: null;
  dead: string;
  broken: string;
}

export type Handlers = { [K in keyof FromWorker]: (content: FromWorker[K]) => void };
