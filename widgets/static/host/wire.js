// What ipycanvas calls by number: the commands of a canvas, and the attributes of its brush as the
// browser names them. `tests/widgets/test_host.py` compares them with the installed ipycanvas.

// biome-ignore format: a list
export const COMMANDS = [
  "fillRect", "strokeRect", "fillRects", "strokeRects", "clearRect", "fillArc", "fillCircle",
  "strokeArc", "strokeCircle", "fillArcs", "strokeArcs", "fillCircles", "strokeCircles",
  "strokeLine", "beginPath", "closePath", "stroke", "strokePath", "fillPath", "fill", "moveTo",
  "lineTo", "rect", "arc", "ellipse", "arcTo", "quadraticCurveTo", "bezierCurveTo", "fillText",
  "strokeText", "setLineDash", "drawImage", "putImageData", "clip", "save", "restore",
  "translate", "rotate", "scale", "transform", "setTransform", "resetTransform", "set", "clear",
  "sleep", "fillPolygon", "strokePolygon", "strokeLines", "fillPolygons", "strokePolygons",
  "strokeLineSegments", "fillStyledRects", "strokeStyledRects", "fillStyledCircles",
  "strokeStyledCircles", "fillStyledArcs", "strokeStyledArcs", "fillStyledPolygons",
  "strokeStyledPolygons", "strokeStyledLineSegments", "switchCanvas",
];

// biome-ignore format: a list
export const ATTRIBUTES = [
  "fillStyle", "strokeStyle", "globalAlpha", "font", "textAlign", "textBaseline", "direction",
  "globalCompositeOperation", "lineWidth", "lineCap", "lineJoin", "miterLimit",
  "lineDashOffset", "shadowOffsetX", "shadowOffsetY", "shadowBlur", "shadowColor", "filter",
  "imageSmoothingEnabled",
];
