import { expect, test } from "vitest";
import { makeCanvas } from "../../canvas/canvas.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { random } from "../../canvas/random.ts";
import { CAST } from "./cast.ts";
import type { CloseGrip } from "./close-hand.ts";
import { closeFigure, type CloseLook, closePerson } from "./close-figure.ts";

const sheet = (): Canvas => makeCanvas({ random: random("ixchel") });

/** Someone seen to the knees: neck at 306, hips below the edge of the picture. */
const seen = (look: CloseLook, canvas = sheet()): string =>
  closePerson(canvas, [600, 240], [600, 830], 100, look);

test.each([
  ["a shirt has trousers under it", { ...CAST.father, cloth: "plaster", below: "violet" }],
  ["a huipil a skirt", { ...CAST.mother, below: "violet" }],
] as const)("seen to the knees, %s", (_, look) => {
  const canvas = sheet();
  expect(seen(look, canvas)).toContain(`fill="${canvas.colour("violet")}"`);
});

test("cut at the waist, nothing is drawn below it", () => {
  const canvas = sheet();
  const look: CloseLook = { ...CAST.father, cloth: "plaster", below: "violet" };
  const svg = closePerson(canvas, [600, 240], [600, 460], 100, look);
  expect(svg).not.toContain(canvas.colour("violet"));
});

test.each<CloseGrip>([
  "grip",
  "wrap",
  "flat",
  "point",
  "pinch",
  "rim",
  "hold",
  "bowl",
  "rest",
  "open",
])("a hand that does %s finds its elbow, near and out of reach", (grip) => {
  for (const hand of [
    [560, 420],
    [300, 80],
    [600, 238],
  ] as const)
    expect(seen({ ...CAST.girl, left: { hand, grip } })).not.toContain("NaN");
});

test("who bends down turns the trunk, and the head stays where it is", () => {
  const bent = (leans: boolean): string =>
    closeFigure(sheet(), [300, 300], [600, 460], 100, { ...CAST.mason, leans }).body;
  expect(bent(true)).toMatch(/rotate\(-?[3-9]\d/);
  expect(bent(false)).not.toMatch(/rotate\(-?[3-9]\d/);
  expect(bent(true)).toContain("translate(300 300)");
});
