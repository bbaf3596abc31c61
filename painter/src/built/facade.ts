import { type Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { line, path, rectangle } from "../canvas/svg.ts";
import { nightOnly } from "../land/day-night.ts";
import { flowers } from "../land/plants.ts";
import { LAMP_LIGHT } from "./openings.ts";
import { tileRoof } from "./roof.ts";

/** Content of one bay of a street front. */
export type FacadeBay = "door" | "window" | "wall";

export interface FacadeOptions {
  wall: ColourName;
  /** Colour of the plinth. */
  base?: ColourName;
  /** Colour of door and window frames. */
  trim?: ColourName;
  door?: ColourName;
  bays?: readonly FacadeBay[];
  /** Height of the tiled eave above the wall; 0 for a wall without a roof. */
  eave?: number;
  depth?: number;
}

interface Bay {
  canvas: Canvas;
  cx: number;
  foot: number;
  height: number;
  options: FacadeOptions;
}

function door({ canvas, cx, foot, height, options }: Bay): string {
  const { trim = "white", door: leaf = "wood", depth = 0 } = options;
  const w = height * 0.3;
  const h = height * 0.66;
  const left = cx - w / 2;
  const top = foot - h;
  const boards = `M${left + w * 0.25} ${top}V${foot}M${left + w * 0.75} ${top}V${foot}`;
  const split = `M${cx} ${top}V${foot}M${left} ${top + h * 0.3}h${w}`;
  return (
    rectangle(
      left - w * 0.14,
      top - w * 0.14,
      w * 1.28,
      h + w * 0.14,
      2,
      canvas.colour(trim, depth),
    ) +
    rectangle(left, top, w, h, 0, canvas.colour(leaf, depth)) +
    line(boards, canvas.shaded(leaf, -0.06, depth), w * 0.03) +
    line(split, canvas.shaded(leaf, -0.13, depth), w * 0.05) +
    rectangle(left, top, w, h * 0.06, 0, "#1a0a1e", 'opacity=".22"') +
    rectangle(
      left - w * 0.2,
      foot - height * 0.025,
      w * 1.4,
      height * 0.03,
      2,
      canvas.colour("sand", depth),
    )
  );
}

/** A tall window with an iron grille and flowers on the sill. */
function grilledWindow({ canvas, cx, foot, height, options }: Bay): string {
  const { trim = "white", depth = 0 } = options;
  const w = height * 0.28;
  const h = height * 0.42;
  const left = cx - w / 2;
  const top = foot - height * 0.74;
  let bars = "";
  for (let i = 1; i < 5; i++) bars += `M${left + (w * i) / 5} ${top - 2}v${h + 4}`;
  bars += `M${left - 2} ${top + h * 0.33}h${w + 4}M${left - 2} ${top + h * 0.66}h${w + 4}`;
  const pane = (fill: string): string => rectangle(left, top, w, h, 0, fill);
  const sill = top + h;
  return (
    rectangle(
      left - w * 0.12,
      top - w * 0.12,
      w * 1.24,
      h + w * 0.2,
      2,
      canvas.colour(trim, depth),
    ) +
    pane(canvas.colour("indigoDeep", depth)) +
    nightOnly(canvas, pane(LAMP_LIGHT)) +
    path(`M${left} ${top}h${w}L${left} ${top + h * 0.7}Z`, "#fff", 'opacity=".1"') +
    line(bars, canvas.colour("basalt", depth), Math.max(1, w * 0.035)) +
    flowers(canvas, left + w * 0.06, sill, w * 0.88, 11, w * 0.11, depth, [
      "red",
      "rose",
      "marigold",
    ]) +
    rectangle(
      left - w * 0.16,
      sill - w * 0.02,
      w * 1.32,
      w * 0.13,
      2,
      canvas.colour("adobe", depth),
    )
  );
}

const BAYS: Readonly<Record<FacadeBay, (bay: Bay) => string>> = {
  door,
  window: grilledWindow,
  wall: () => "",
};

/** A house front seen straight on, its lower left corner at (x, foot). */
export function facade(
  canvas: Canvas,
  x: number,
  foot: number,
  width: number,
  height: number,
  options: FacadeOptions,
): string {
  const {
    wall,
    base = "adobe",
    bays = ["window", "door"],
    eave = height * 0.2,
    depth = 0,
  } = options;
  const top = foot - height;
  const plinth = height * 0.16;
  let svg = rectangle(x, top, width, height, 0, canvas.colour(wall, depth));
  svg += rectangle(x, foot - plinth, width, plinth, 0, canvas.colour(base, depth));
  svg += line(`M${x} ${foot - plinth}h${width}`, canvas.shaded(base, 0.1, depth), height * 0.012);
  bays.forEach((kind, i) => {
    const cx = x + (width * (i + 0.5)) / bays.length;
    svg += BAYS[kind]({ canvas, cx, foot, height, options });
  });
  if (!eave) return svg;
  const shadow = rectangle(x, top, width, height * 0.07, 0, "#1a0a1e", 'opacity=".2"');
  const roof = tileRoof(canvas, x - 8, x + width + 8, top - eave, top + height * 0.02, {
    insetLeft: 0,
    insetRight: 0,
    barrel: height * 0.052,
    rows: 3,
    depth,
  });
  return svg + shadow + roof;
}
