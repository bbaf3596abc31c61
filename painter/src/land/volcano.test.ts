import { expect, test } from "vitest";
import { makeCanvas } from "../canvas/canvas.ts";
import { random } from "../canvas/random.ts";
import { volcano, type VolcanoForm } from "./volcano.ts";

const drawn = (form?: VolcanoForm, woods?: number): string => {
  const canvas = makeCanvas({ random: random("fuego") });
  const shape = { x: 600, y: 100, base: 500, left: 300, right: 300 };
  return volcano(canvas, { ...shape, ...(form && { form }), ...(woods && { woods }) });
};

test("a volcano has three different forms with the cone as default", () => {
  const forms = (["cone", "broad", "shouldered"] as const).map((form) => drawn(form));
  expect(new Set(forms).size).toBe(3);
  expect(drawn()).toBe(forms[0]);
});

test("a volcano has no woods by default", () => {
  expect(drawn("cone", 0.3).length).toBeGreaterThan(drawn("cone").length);
});
