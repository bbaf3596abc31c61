type Pen = PDFKit.PDFDocument;
type Place = { readonly x: number; readonly y: number; readonly width: number };

const tag = /<(?!\/?svg)(\/?\w+)([^>]*)>/g;
const attribute = /([\w-]+)="([^"]*)"/g;

/** Width and height of an SVG from its viewBox, in user units. */
export function svgSize(svg: string): { width: number; height: number } {
  const box = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  if (!box) throw new Error("the drawing has no viewBox that begins at 0 0");
  return { width: Number(box[1]), height: Number(box[2]) };
}

/**
 * Draws one of the painter's SVGs as vectors. Supports only what those contain: moved and scaled groups, and rect,
 * circle and path elements with fill, stroke, dashes and opacity. Throws at any other.
 */
export function drawSvg(pen: Pen, svg: string, { x, y, width }: Place): void {
  const scale = width / svgSize(svg).width;
  pen.save();
  pen.translate(x, y).scale(scale);
  for (const [, name, text] of svg.matchAll(tag)) {
    const values = Object.fromEntries([...text!.matchAll(attribute)].map(([, key, v]) => [key, v]));
    if (name === "/g") pen.restore();
    else if (name === "g") move(pen.save(), values["transform"]);
    else paint(outline(pen.save(), name!, values), values).restore();
  }
  pen.restore();
}

type Values = Readonly<Record<string, string | undefined>>;

function move(pen: Pen, transform: string | undefined): void {
  const [, x, y, scale] =
    /^translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)$/.exec(transform ?? "") ?? [];
  if (!scale) throw new Error(`cannot draw a group with transform "${transform}"`);
  pen.translate(Number(x), Number(y)).scale(Number(scale));
}

function outline(pen: Pen, name: string, values: Values): Pen {
  const number = (key: string) => Number(values[key] ?? 0);
  if (name === "rect") return pen.rect(number("x"), number("y"), number("width"), number("height"));
  if (name === "circle") return pen.circle(number("cx"), number("cy"), number("r"));
  if (name === "path") return pen.path(values["d"] ?? "");
  throw new Error(`cannot draw <${name}>`);
}

function paint(pen: Pen, values: Values): Pen {
  const opacity = Number(values["opacity"] ?? 1);
  pen.fillOpacity(opacity).strokeOpacity(opacity * Number(values["stroke-opacity"] ?? 1));
  pen.lineWidth(Number(values["stroke-width"] ?? 1));
  pen.lineCap(values["stroke-linecap"] === "round" ? "round" : "butt");
  pen.lineJoin(values["stroke-linejoin"] === "round" ? "round" : "miter");
  const dashes = values["stroke-dasharray"]?.split(/[\s,]+/).map(Number);
  if (dashes) pen.dash(dashes[0]!, { space: dashes[1] ?? dashes[0]! });
  const { fill, stroke } = values;
  const isFilled = fill !== "none" && (fill !== undefined || stroke === undefined);
  if (isFilled && stroke) return pen.fillAndStroke(fill ?? "#000000", stroke);
  if (isFilled) return pen.fill(fill ?? "#000000");
  return stroke ? pen.stroke(stroke) : pen;
}
