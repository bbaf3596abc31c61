/** Section of a classroom: tires and hill behind, glass in front, panels and rain on the roof. */
import { bottleField } from "../../built/bottle.ts";
import { solarPanel } from "../../built/solar.ts";
import { waterTank } from "../../built/tank.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { flowers, tufts } from "../../land/plants.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { people } from "../../people/person.ts";
import { backdrop, groundShadow, trees } from "../parts/backdrop.ts";
import { earthIn, gravelIn, tireStack } from "./cut.ts";

const FLOOR = 664;
const [WIDE, HIGH] = [128, 46];
const COURSES = 7;
const WALL = 286;
const CEILING = FLOOR - COURSES * HIGH;
/** The x of the room's front and of the roof's end. */
const FRONT = 828;

/** The y of the roof's underside, sloping to the front. */
const roofAt = (x: number): number => round(CEILING - 66 + ((x - WALL) / (FRONT - WALL)) * 74);

const READING: PersonOptions = { pose: "sit", tool: "book", flip: true, shadow: false };

/** The slope behind the back wall, and the ground under the floor. */
function landInSection(canvas: Canvas): string {
  const slope = `M-10 ${CEILING + 6}Q120 ${CEILING - 30} ${WALL + 6} ${CEILING + 10}V${FLOOR + 12}H1210V810H-10Z`;
  return (
    earthIn(canvas, slope, ["soil", "earth", "earthDark"], CEILING) +
    line(
      `M-10 ${CEILING + 6}Q120 ${CEILING - 30} ${WALL - 10} ${CEILING + 8}`,
      canvas.colour("milpa"),
      16,
      ROUND,
    ) +
    line(
      `M${FRONT + 30} ${FLOOR + 10}Q1040 ${FLOOR + 2} 1210 ${FLOOR + 12}`,
      canvas.colour("milpa"),
      16,
      ROUND,
    )
  );
}

/** Gravel under the courses with a lime floor. */
const foundation = (canvas: Canvas): string =>
  gravelIn(canvas, WALL - 24, FLOOR + 12, FRONT - WALL + 56, 44) +
  rectangle(WALL + WIDE - 6, FLOOR, FRONT - WALL - WIDE + 16, 18, 2, canvas.colour("plasterShade"));

/** The room: plaster, a board, a shelf, light from the glass. */
function room(canvas: Canvas): string {
  const left = WALL + WIDE - 14;
  const light = `M${FRONT} ${CEILING + 70}L${FRONT} ${FLOOR - 60}L600 ${FLOOR}H${left + 60}Z`;
  return (
    path(
      `M${left} ${roofAt(left)}L${FRONT} ${roofAt(FRONT)}V${FLOOR}H${left}Z`,
      canvas.colour("cream"),
    ) +
    rectangle(left, FLOOR - 86, FRONT - left, 86, 0, canvas.colour("glassTeal")) +
    path(light, canvas.air.sun, 'opacity=".34"') +
    rectangle(452, CEILING + 74, 168, 112, 5, canvas.colour("wood")) +
    rectangle(461, CEILING + 83, 150, 94, 2, canvas.colour("greenDeep")) +
    line(
      `M476 ${CEILING + 150}h56M476 ${CEILING + 164}h38M556 ${CEILING + 160}l22 -48l22 48Z`,
      canvas.colour("cream"),
      4,
      ROUND,
    )
  );
}

/** The front: a low wall, bottles set in clay, a post. */
function front(canvas: Canvas): string {
  const top = roofAt(FRONT + 30);
  return (
    rectangle(FRONT - 8, top, 44, FLOOR - top + 14, 4, canvas.colour("adobe")) +
    bottleField(canvas, FRONT - 8, top + 56, 46, FLOOR - top - 116, 9) +
    rectangle(FRONT - 12, FLOOR - 52, 52, 66, 4, canvas.colour("steelDark"))
  );
}

/** Rafters sloping to the front with tiles and a panel; glass above the tires, under the ridge. */
function roof(canvas: Canvas): string {
  const [x0, x1] = [WALL - 24, FRONT + 78];
  const [y0, y1] = [roofAt(x0), roofAt(x1)];
  const degrees = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  const length = Math.hypot(x1 - x0, y1 - y0);
  let tiles = "";
  for (let x = 0; x < length - 20; x += 30) tiles += `M${round(x)} -30q15 -15 30 0`;
  const covering =
    rectangle(0, -16, length, 20, 3, canvas.colour("wood")) +
    rectangle(0, -30, length, 16, 3, canvas.colour("tile")) +
    line(tiles, canvas.colour("tile"), 13, ROUND) +
    line(tiles, canvas.shaded("tile", -0.1), 3) +
    solarPanel(canvas, 250, -34, 200, 58, 0.2);
  return (
    rectangle(
      WALL + 8,
      roofAt(WALL) - 4,
      WIDE - 16,
      CEILING - roofAt(WALL) + 8,
      0,
      canvas.colour("adobe"),
    ) +
    bottleField(canvas, WALL + 8, CEILING - 62, WIDE - 16, 48, 9) +
    rectangle(WALL + 2, CEILING - 10, WIDE - 4, 16, 3, canvas.colour("woodDark")) +
    place(x0, y0, covering, 1, degrees)
  );
}

/** Rain runs from the low eave through the gutter into the tank. */
function rainWay(canvas: Canvas): string {
  const [x, y] = [FRONT + 84, roofAt(FRONT + 78) - 8];
  const way = `M${x} ${y}V${y + 34}Q${x} ${y + 70} ${x + 50} ${y + 74}T1016 ${FLOOR - 160}`;
  return (
    waterTank(canvas, 1030, FLOOR + 14, 132, 196) +
    line(way, canvas.colour("glassBlue"), 13, ROUND) +
    line(way, canvas.shaded("glassBlue", 0.14), 3, ROUND) +
    line(`M${x - 12} ${y - 10}h24v16h-24`, canvas.colour("steelDark"), 6)
  );
}

/** A seat of stacked tires. */
const seat = (canvas: Canvas, x: number): string =>
  tireFlat(canvas, x, FLOOR, 36, { thickness: 0.95, tilt: 0.26, shadow: false });

const inside = (canvas: Canvas): string =>
  [582, 676, 766].map((x) => seat(canvas, x)).join("") +
  people(canvas, [
    [466, FLOOR, 276, { who: "woman", pose: "point" }],
    [574, FLOOR, 190, { who: "girl", ...READING, shirt: "rose" }],
    [668, FLOOR, 188, { who: "boy", ...READING, shirt: "marigold" }],
    [758, FLOOR, 194, { who: "girl", ...READING, woven: true }],
  ]);

/** A tire classroom with its materials, light and water. */
function classroomSection(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.86, 0.16],
    sunRadius: 64,
    horizon: 470,
    clouds: [[190, 108, 220]],
    fields: { y: 500, depth: 0.32, base: 20, bottom: 680 },
  });
  svg += trees(canvas, [
    [86, CEILING - 10, 214, "round"],
    [204, CEILING - 8, 120, "pine"],
    [1166, FLOOR + 4, 230, "cypress"],
  ]);
  svg += landInSection(canvas) + foundation(canvas) + room(canvas);
  svg += tireStack(canvas, WALL, FLOOR, COURSES, WIDE, HIGH);
  svg += roof(canvas) + front(canvas) + rainWay(canvas) + inside(canvas);
  svg += line(`M590 ${roofAt(590)}V${CEILING + 26}`, canvas.colour("basalt"), 3);
  svg += path(
    `M576 ${CEILING + 46}L584 ${CEILING + 26}H596L604 ${CEILING + 46}Z`,
    canvas.colour("redHot"),
  );
  svg += circle(590, CEILING + 50, 9, canvas.colour("lemon", 0, true));
  svg += groundShadow(980, FLOOR + 18, 60, 8, 0.16);
  return (
    svg +
    flowers(canvas, 1090, FLOOR + 30, 100, 14, 13) +
    tufts(canvas, () => FLOOR + 22, 900, 1200, 20, 13, canvas.colour("milpa"))
  );
}

export const CLASSROOM_SECTION = { classroomSection } as const;
