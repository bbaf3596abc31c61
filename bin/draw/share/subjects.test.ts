import { expect, test } from "vitest";
import { readSlots } from "../../site-build/draw-pictures.ts";
import { readShareSubjects } from "./subjects.ts";

const { subjects } = readShareSubjects();

test("every page, post and build that is passed on shows a picture no other one shows", () => {
  const shown = subjects.filter(({ page }) => page !== "blog-post").map(({ picture }) => picture);
  expect(shown).not.toContain(null);
  expect(shown.filter((picture, i) => shown.indexOf(picture) !== i)).toEqual([]);
});

test("and each of these pictures is there", async () => {
  const slots = new Set((await readSlots()).map(({ name }) => name));
  expect(
    subjects.flatMap(({ picture }) => (picture && !slots.has(picture) ? [picture] : [])),
  ).toEqual([]);
});

test("the card of the donation page asks", () => {
  expect(subjects.find(({ page }) => page === "donate")!.title.en).toBe("Lay the next course.");
});
