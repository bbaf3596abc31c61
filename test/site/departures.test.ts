import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { departures } from "../specification.ts";

const origin = inject("origin");
const rows = readFileSync("docs/departures.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| name"))
  .map((line) => line.split(/ *\| */).slice(1, -1));

test("each departure from the specification is written down, with its reason and its end", () => {
  expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(departures).toSorted());
  for (const cells of rows) {
    expect(cells).toHaveLength(6);
    for (const cell of cells) expect(cell, cells[0]).not.toBe("");
  }
});

test.each(Object.entries(departures))("%s still departs", async (name, { at, has, lacks }) => {
  const response = await fetch(origin + at);
  const html = await response.text();
  expect(response.status, at).toBe(200);
  const why = `${name} holds no more: take it out of docs/departures.md and test/specification.ts`;
  if (has) expect(html.includes(has), why).toBe(true);
  if (lacks) expect(html.includes(lacks), why).toBe(false);
});
