import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { group, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { hill } from "../../land/hill.ts";
import { tufts } from "../../land/plants.ts";
import { sky } from "../../land/sky.ts";
import { people } from "../../people/person.ts";
import { limb, type PoseShape, POSES } from "../../people/poses.ts";
import { silhouette } from "../parts/silhouette.ts";

/** The y of the path along the water. */
const SHORE = 512;

/** The step's pose with one arm raised to the load on the shoulder. */
const carryStep = (step: PoseShape): PoseShape => ({
  ...step,
  nearArm: limb(14, -66, 24, -89),
});

/** A dog trotting right with a stick in its mouth; 100 units long, paws at y. */
const dogWithStick = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    path(
      "M-46 -40C-30 -50 20 -50 34 -52C40 -66 48 -74 60 -74L64 -84L72 -72L92 -64Q94 -54 84 -52L66 -50C60 -38 52 -30 44 -26L54 -2H44L32 -24H20L8 -2H-2L4 -24L-20 -22L-36 0H-46L-36 -24C-46 -28 -50 -32 -46 -40Z",
      "#000",
    ) +
      line("M-44 -40Q-70 -50 -72 -76", "#000", 8, ROUND) +
      line("M56 -50L116 -62", "#000", 7, ROUND),
    scale,
  );

/** Three small birds sitting on the beam. */
const birds = (x: number, y: number): string =>
  [0, 46, 104]
    .map((dx, i) =>
      place(
        x + dx,
        y - dx * 0.016,
        path(
          "M-20 -4C-14 -20 4 -26 12 -22L14 -32Q24 -38 28 -28L38 -26L28 -20C26 -6 12 0 0 0Z",
          "#000",
        ) + line("M2 0V8M8 0V8", "#000", 3),
        i === 1 ? [-0.9, 0.9] : 0.9,
      ),
    )
    .join("");

/** All figures on the shore, rendered as one silhouette. */
function procession(canvas: Canvas): string {
  const { walk, walk2 } = POSES;
  return (
    people(canvas, [
      [
        346,
        SHORE,
        300,
        { who: "volunteerMan", shape: carryStep(walk2), pose: "walk", hat: "hard", shadow: false },
      ],
      [852, SHORE, 292, { who: "woman", shape: carryStep(walk), pose: "walk", shadow: false }],
      [
        604,
        SHORE,
        176,
        { who: "girl", shape: carryStep(walk), pose: "walk", shadow: false, woven: false },
      ],
    ]) +
    path(`M226 ${SHORE - 268}L976 ${SHORE - 263}V${SHORE - 225}L226 ${SHORE - 230}Z`, "#000") +
    birds(430, SHORE - 268) +
    line(`M520 ${SHORE - 142}L706 ${SHORE - 156}`, "#000", 9, ROUND) +
    dogWithStick(452, SHORE, 0.92)
  );
}

/** Two people carry a beam along a pond; a child and a dog follow with sticks. */
function oneBeam(canvas: Canvas): string {
  const dark = canvas.night
    ? canvas.colour("indigoDeep")
    : canvas.blended("aubergine", "indigoDeep", 0.4);
  const far = canvas.air.farVolcano[1];
  const shore = path(
    `M-10 ${SHORE - 6}Q300 ${SHORE - 14} 600 ${SHORE - 5}T1210 ${SHORE - 8}V${SHORE + 30}H-10Z`,
    dark,
  );
  const above =
    sky(canvas, {
      style: "rings",
      horizon: 420,
      sunX: 600,
      sunY: 330,
      sunRadius: 168,
      reach: 700,
    }) +
    hill(canvas, (x) => 432 + 22 * Math.sin(x / 150), far, { shadow: 0.1 }) +
    hill(canvas, (x) => 468 + 12 * Math.sin(x / 90 + 2), canvas.air.volcano[2], { shadow: 0.1 }) +
    silhouette(procession(canvas), dark) +
    shore +
    tufts(canvas, () => SHORE - 2, 0, 1200, 26, 22, dark);
  const water = `M-10 ${SHORE + 16}H1210V810H-10Z`;
  let ripples = "";
  for (let i = 0; i < 26; i++) {
    const y = SHORE + 34 + i * 10.4;
    const x = canvas.random.between(-80, 1100);
    ripples += `M${round(x)} ${round(y)}h${round(canvas.random.between(60, 260))}`;
  }
  return (
    rectangle(0, 0, 1200, 800, 0, dark) +
    above +
    `<g ${clip(canvas, water)}>${group(above, `transform="matrix(1 0 0 -.79 0 ${round((SHORE + 16) * 1.79)})"`)}` +
    path(water, dark, 'opacity=".22"') +
    line(ripples, canvas.air.sky[5], 4, `${ROUND} opacity=".5"`) +
    "</g>" +
    line(`M-10 ${SHORE + 17}H1210`, canvas.air.sky[6], 3, 'opacity=".6"')
  );
}

export const ONE_BEAM = { oneBeam } as const;
