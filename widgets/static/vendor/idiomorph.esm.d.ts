// What we use of idiomorph, for the type checker.

interface Options {
  morphStyle?: "innerHTML" | "outerHTML";
  ignoreActiveValue?: boolean;
  callbacks?: {
    beforeNodeMorphed?: (old: Element, fresh: Node) => boolean;
    beforeAttributeUpdated?: (
      name: string,
      element: Element,
      how: "update" | "remove",
    ) => boolean;
  };
}

export const Idiomorph: {
  morph(old: Element, fresh: Iterable<Node> | Node, options?: Options): Node[];
};
