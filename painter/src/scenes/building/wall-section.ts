/** A wall of tires that is a plan on one side and stands there on the other. */
import { clip } from "../../built/clip.ts";
import { tireFlat } from "../../built/tire.ts";
import { tireWall } from "../../built/tire-wall.ts";
import { type Canvas, makeCanvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { random } from "../../canvas/random.ts";
import { circle, ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { cloud } from "../../land/cloud.ts";
import { patchwork } from "../../land/patchwork.ts";
import { tufts } from "../../land/plants.ts";
import { sittingDog } from "../parts/animals.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { sheet } from "../parts/grounds.ts";
import { inked } from "../parts/ink.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';
const GROUND = 622;
const SEAM = "M606 -10L584 96L614 210L580 318L616 420L586 520L612 622L590 716L604 810";

/** One who stands on the right and holds a tire over the wall; on the left stands the same one, mirrored. */
function builder(canvas: Canvas): { body: string; arms: string } {
  const look = canvas.random.pick([CAST.mother, CAST.mason, CAST.neighbor, CAST.father]);
  return closeFigure(canvas, [866, 160], [896, 330], 88, {
    ...look,
    apron: undefined,
    turn: -0.9,
    tilt: -6,
    mood: "smile",
    feet: GROUND - 6,
    left: { elbow: [780, 346], hand: [700, 344], grip: "bowl" },
    right: { elbow: [862, 396], hand: [726, 378], grip: "bowl" },
  });
}

/** What is in the plan and in the land: gravel, courses, the tire that is handed over, and a dog. */
function wallAndTire(canvas: Canvas): { behind: string; tire: string } {
  const chance = canvas.random;
  let gravel = rectangle(452, 640, 296, 92, 0, canvas.colour("steelDark"), EDGE);
  for (let i = 0; i < 44; i++)
    gravel += ellipse(
      chance.between(466, 734),
      chance.between(652, 720),
      chance.between(8, 15),
      chance.between(6, 11),
      canvas.shaded("steel", chance.between(-0.1, 0.06)),
      EDGE,
    );
  return {
    behind: gravel + tireWall(canvas, 470, 640, 260, 4, 130, 58, 0, { planted: 0.3 }),
    tire: tireFlat(canvas, 600, 384, 134, { shadow: false, tilt: 0.3, thickness: 0.44 }),
  };
}

/** The part that is drawn: grid, measures, a dashed roof that is still to come. */
function plan(canvas: Canvas): string {
  const [ink, thin] = [canvas.colour("white"), canvas.colour("sky")];
  let grid = "";
  for (let i = 1; i < 30; i++) grid += `M${i * 40} 0V800M0 ${i * 40}H1200`;
  let hatches = "";
  for (let x = 20; x < 440; x += 40) hatches += `M${x} 644l24 -18`;
  return (
    sheet(canvas.colour("indigo")) +
    line(grid, thin, 1.4, 'opacity=".28"') +
    line(`M0 ${GROUND}H460`, ink, 6) +
    line(hatches, thin, 3) +
    line("M150 96L640 -2M166 124L640 30", ink, 4, 'stroke-dasharray="22 12"') +
    line("M96 408V732M82 408H110M82 640H110M82 732H110M110 408H470", thin, 3) +
    line("M452 772H620M452 758V786", thin, 3) +
    circle(330, 150, 132, "none", `stroke="${thin}" stroke-width="2.4" stroke-dasharray="4 10"`)
  );
}

/** The part that stands there: sky, fields, earth. */
function land(canvas: Canvas): string {
  const fields = patchwork(canvas, (x) => 452 + 16 * Math.sin(x / 90), {
    from: 520,
    depth: 0.3,
    strips: 4,
    base: 26,
    parcel: 100,
    bottom: GROUND,
  }).svg;
  return (
    sheet(canvas.light((air) => air.sky[4])) +
    circle(
      1096,
      120,
      72,
      canvas.light((air) => air.sun),
    ) +
    cloud(canvas, 1010, 300, 230) +
    fields +
    rectangle(500, GROUND, 720, 220, 0, canvas.colour("earth")) +
    rectangle(500, GROUND - 4, 720, 16, 0, canvas.colour("milpa")) +
    tufts(canvas, () => GROUND, 760, 1200, 12, 14, canvas.colour("green")) +
    line(
      "M800 664q20 40 6 90M930 650q-16 50 10 110M1090 660q10 30 -8 80",
      canvas.colour("earthDark"),
      6,
      ROUND,
    )
  );
}

const MIRROR = [-1, 1] as const;

/** The plan hands its tire to the one who builds; the seam goes through wall, tire and dog. */
export function wallSection(canvas: Canvas): string {
  const seed = canvas.random.integer(0, 99_999);
  const half = (id: string, draw: (own: Canvas) => string): [string, string[]] => {
    const own = makeCanvas({ id: `${canvas.id}${id}`, time: canvas.time, random: random(seed) });
    return [draw(own), own.defs];
  };
  const things = (own: Canvas, side: 1 | -1): string => {
    const { body, arms } = builder(own);
    const { behind, tire } = wallAndTire(own);
    const turned = (svg: string): string => (side < 0 ? place(1200, 0, svg, MIRROR) : svg);
    const dog = sittingDog(own, 606, 642, 1.25, "marigoldDeep");
    return turned(body) + behind + tire + turned(arms) + dog;
  };
  // The same chance dresses the one who is drawn and the one who stands there.
  const [real, realDefs] = half("r", (own) => {
    const near = things(own, 1);
    return land(own) + near;
  });
  const [drawn, drawnDefs] = half("d", (own) => things(own, -1));
  const inks = { area: canvas.colour("indigo"), line: canvas.colour("white"), thickest: 8 };
  canvas.defs.push(...realDefs, ...drawnDefs.map((one) => inked(one, inks)));
  const paper = clip(canvas, `${SEAM}H-10V-10Z`);
  return (
    real +
    path(`${SEAM}H-10V-10Z`, "#1a0a1e", 'opacity=".35" transform="translate(16 6)"') +
    `<g ${paper}>${plan(canvas)}${inked(drawn, inks)}</g>` +
    line(SEAM, canvas.colour("cream"), 11, 'stroke-linejoin="round"') +
    line(SEAM, canvas.shaded("cream", -0.14), round(2.6), 'stroke-linejoin="round"')
  );
}
