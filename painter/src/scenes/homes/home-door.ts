/** Coming home: the lit door of a house of tires at evening. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { type Point, round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { sittingDog } from "../parts/animals.ts";
import { lampGlow } from "../parts/backdrop.ts";
import { outlined } from "../parts/close-face.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, closePerson } from "../parts/close-figure.ts";
import { sheet } from "../parts/grounds.ts";
import { inLightOf } from "../parts/lamplight.ts";
import { veiled } from "../parts/silhouette.ts";

const EDGE = outlined(3);
const DARK = "#150f33";
const COLOURS = GLASS.filter((glass) => glass !== "glassClear");
/** Foot of the door, and its two sides. */
const [SILL, LEFT, RIGHT] = [574, 470, 770] as const;

/** The wall in the dusk: courses of tires, a beam over them, bottle ends like stars. */
function darkWall(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.light((air) => air.sky[2]));
  svg += rectangle(0, 60, 1200, 530, 0, canvas.shaded("adobeDark", -0.12));
  let treads = "";
  for (let row = 0; row < 6; row++)
    for (let i = -1; i < 8; i++) {
      const [x, y] = [i * 176 + (row % 2) * 88, 96 + row * 82];
      svg += rectangle(x, y, 164, 70, 34, canvas.colour("rubberDark"));
      for (let n = 0; n < 6; n++) treads += `M${x + 30 + n * 21} ${y + 22}l-6 15l6 15`;
    }
  svg += line(treads, canvas.shaded("rubber", 0.03), 5, ROUND);
  svg += rectangle(-10, 48, 1220, 36, 0, canvas.colour("woodDark"));
  svg += rectangle(-10, -10, 1220, 800, 0, DARK, 'opacity=".42"');
  for (const [x, y] of [
    [116, 190],
    [250, 262],
    [356, 168],
    [140, 372],
    [300, 420],
    [884, 170],
    [1000, 264],
    [1110, 180],
    [920, 402],
    [1084, 396],
  ] as const)
    svg += bottleDisc(canvas, x, y, random.between(20, 34), random.pick(COLOURS), {
      glowing: true,
    });
  return svg;
}

/** The light of the room: the door, and its long cloth over the ground to our feet. */
function doorLight(canvas: Canvas): string {
  const gold = canvas.blended("marigold", "lemon", 0.4);
  return (
    rectangle(-10, SILL - 6, 1220, 260, 0, canvas.shaded("earthDark", -0.08)) +
    rectangle(-10, SILL - 6, 1220, 260, 0, DARK, 'opacity=".46"') +
    path(`M${LEFT} ${SILL}H${RIGHT}L1090 810H150Z`, canvas.blended("marigold", "adobe", 0.36)) +
    path(
      `M${LEFT + 24} ${SILL}H${RIGHT - 24}L980 810H260Z`,
      canvas.blended("marigold", "lemon", 0.2),
    ) +
    rectangle(LEFT - 26, 122, RIGHT - LEFT + 52, SILL - 122, 8, canvas.colour("wood")) +
    rectangle(LEFT, 146, RIGHT - LEFT, SILL - 146, 0, gold) +
    rectangle(LEFT, 146, RIGHT - LEFT, 180, 0, "#fff3c4", 'opacity=".4"') +
    line("M690 146V196", canvas.colour("woodDark"), 4) +
    circle(690, 214, 22, "#fffbe0")
  );
}

/** The shadow of one who stands at `x` in the door: it comes towards us and grows. */
const longShadow = (x: number, height: number, wide: number): string => {
  const out = (x - 620) * 1.1;
  const at = (share: number, side: number): Point => [
    x + out * share + side * wide * (1 + share * 0.9),
    SILL + 8 + height * share,
  ];
  const p = (share: number, side: number): string => at(share, side).map(round).join(" ");
  const [hx, hy] = at(1.1, 0);
  return (
    path(
      `M${p(0, -0.7)}L${p(0.72, -1.2)}Q${p(0.94, -1)} ${p(0.98, -0.3)}L${p(0.98, 0.3)}Q${p(0.94, 1)} ${p(0.72, 1.2)}L${p(0, 0.7)}Z`,
      "#5a1f2a",
      'opacity=".5"',
    ) + ellipse(hx, hy, wide * 1.05, wide * 0.9, "#5a1f2a", 'opacity=".5"')
  );
};

/** Who waits in the door, against the light. */
function waiting(lamp: Canvas, child: boolean): string {
  const mother = closePerson(lamp, [536, 284], [534, 440], 66, {
    ...(child ? CAST.mother : CAST.neighbor),
    turn: -0.2,
    mood: "smile",
    feet: SILL + 4,
    left: { elbow: [482, 400], hand: [498, 456], grip: "rest" },
    right: { elbow: [588, 390], hand: [606, 350], grip: "rest" },
  });
  const father = closePerson(lamp, [700, 268], [702, 430], 66, {
    ...(child ? CAST.father : CAST.grandfather),
    turn: -0.3,
    mood: "laugh",
    feet: SILL + 4,
    left: { elbow: [640, 380], hand: [624, 420], grip: "rest" },
    right: { elbow: [756, 340], hand: [752, 262], grip: "open", bent: -6 },
  });
  const small = closePerson(lamp, [616, 392], [616, 500], 60, {
    ...(child ? CAST.boy : CAST.girl),
    mood: "glee",
    feet: SILL + 6,
    left: { elbow: [570, 420], hand: [560, 366], grip: "open", bent: 8 },
    right: { elbow: [662, 420], hand: [672, 366], grip: "open", bent: -8 },
  });
  return mother + father + small;
}

/** A pupil who comes home, from behind: the satchel, both arms wide, the lamp on hair and shoulders. */
function comingHome(canvas: Canvas, girl: boolean): string {
  const { body, arms } = closeFigure(canvas, [300, 456], [282, 900], 128, {
    ...(girl ? CAST.girl : CAST.schoolboy),
    back: true,
    tilt: 8,
    left: { elbow: [150, 560], hand: [92, 450], grip: "open", bent: 10 },
    right: { elbow: [436, 580], hand: [506, 480], grip: "open", bent: -10 },
  });
  const satchel =
    path(
      "M222 596H352Q364 596 364 610V722Q364 738 348 738H226Q210 738 210 722V610Q210 596 222 596Z",
      canvas.colour("teal"),
      EDGE,
    ) +
    path(
      "M210 624Q287 676 364 624V606Q364 596 352 596H222Q210 596 210 606Z",
      canvas.shaded("teal", -0.1),
      EDGE,
    ) +
    rectangle(274, 644, 26, 22, 6, canvas.colour("marigold"));
  const lit = line(
    "M352 424Q366 452 356 492M392 560Q420 556 448 576M492 506Q500 492 508 478",
    "#ffd27a",
    7,
    `${ROUND} opacity=".9"`,
  );
  return veiled(arms + body + satchel, DARK, 0.36) + lit;
}

/** A door at evening: its light comes out to who comes home, and with it the shadows of all who wait. */
function homeDoor(canvas: Canvas): string {
  const girl = canvas.random.chance(0.5);
  const lamp = inLightOf(canvas, "noon");
  let svg = darkWall(canvas) + doorLight(inLightOf(canvas, "noon"));
  svg += longShadow(536, 190, 34) + longShadow(702, 196, 36) + longShadow(616, 130, 26);
  svg += veiled(waiting(lamp, girl), "#5a1f2a", 0.24);
  svg += lampGlow(canvas, 620, 330, 420, 330, 0.42);
  svg += path("M850 742l170 40l-60 26l-190 -40Z", "#5a1f2a", 'opacity=".42"');
  svg += veiled(sittingDog(lamp, 856, 748, 1.25), "#5a1f2a", 0.22);
  return svg + comingHome(canvas, girl);
}

export const HOME_DOOR = { homeDoor } as const;
