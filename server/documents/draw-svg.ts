type Pen = PDFKit.PDFDocument;
type Place = { readonly x: number; readonly y: number; readonly width: number };

const element = /<(svg|rect|circle|path)\b([^>]*)>/g;
const attribute = /([\w-]+)="([^"]*)"/g;

/** Width and height of an SVG from its viewBox, in user units. */
export function svgSize(svg: string): { width: number; height: number } {
  const box = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  if (!box) throw new Error("the drawing has no viewBox that begins at 0 0");
  return { width: Number(box[1]), height: Number(box[2]) };
}

/**
 * Draws one of the painter's SVGs as vectors. Supports only what those contain: rect, circle and path elements with
 * fill, stroke, dashes and opacity.
 */
export function drawSvg(pen: Pen, svg: string, { x, y, width }: Place): void {
  const scale = width / svgSize(svg).width;
  pen.save();
  pen.translate(x, y).scale(scale);
  for (const [, name, text] of svg.matchAll(element)) {
    if (name === "svg") continue;
    const values = Object.fromEntries([...text!.matchAll(attribute)].map(([, key, v]) => [key, v]));
    pen.save();
    outline(pen, name!, values);
    paint(pen, values);
    pen.restore();
  }
  pen.restore();
}

type Values = Readonly<Record<string, string | undefined>>;

function outline(pen: Pen, name: string, values: Values): void {
  const number = (key: string) => Number(values[key] ?? 0);
  if (name === "rect") pen.rect(number("x"), number("y"), number("width"), number("height"));
  else if (name === "circle") pen.circle(number("cx"), number("cy"), number("r"));
  else pen.path(values["d"] ?? "");
}

function paint(pen: Pen, values: Values): void {
  const opacity = Number(values["opacity"] ?? 1);
  pen.fillOpacity(opacity).strokeOpacity(opacity * Number(values["stroke-opacity"] ?? 1));
  pen.lineWidth(Number(values["stroke-width"] ?? 1));
  pen.lineCap(values["stroke-linecap"] === "round" ? "round" : "butt");
  pen.lineJoin(values["stroke-linejoin"] === "round" ? "round" : "miter");
  const dashes = values["stroke-dasharray"]?.split(/[\s,]+/).map(Number);
  if (dashes) pen.dash(dashes[0]!, { space: dashes[1] ?? dashes[0]! });
  const { fill, stroke } = values;
  const isFilled = fill !== "none" && (fill !== undefined || stroke === undefined);
  if (isFilled && stroke) pen.fillAndStroke(fill ?? "#000000", stroke);
  else if (isFilled) pen.fill(fill ?? "#000000");
  else if (stroke) pen.stroke(stroke);
}
