import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";

const rows = readFileSync("docs/departures.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| name"))
  .map((line) => line.split(/ *\| */).slice(1, -1));

test.each(rows)("%s still departs, with its reason and its end", async (...cells) => {
  expect(cells).toHaveLength(7);
  for (const cell of cells) expect(cell).not.toBe("");
  const [, at, has = "", lacks] =
    /^`(.+?)`(?= has | lacks )(?: has `(.+?)`)?,?(?: lacks `(.+?)`)?$/.exec(cells[6]!)!;
  const response = await fetch(inject("origin") + at);
  const html = await response.text();
  expect(response.status, at).toBe(200);
  const why = "it holds no more: take it out of docs/departures.md";
  expect(html.includes(has), why).toBe(true);
  if (lacks) expect(html.includes(lacks), why).toBe(false);
});
