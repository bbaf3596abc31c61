import { expect, test } from "vitest";
import type { Figure } from "#reader/figure.ts";
import { datedChanges } from "./dated-changes.ts";

const figure = (name: string, asOf: string | null): { fact: Figure } => ({
  fact: {
    name,
    group: "works",
    text: "7",
    label: name,
    asOf,
    note: "",
    source: { title: "", url: null },
  },
});
const change = (id: string, ...figures: { fact: Figure }[]) => ({
  id,
  title: id,
  text: id,
  figures,
});

test("the newest date of any of its figures places a change; what nobody dated comes last", () => {
  const changes = datedChanges(
    [
      change("undated", figure("a", null), figure("b", null)),
      change("old", figure("c", "2014-05-23"), figure("d", null)),
      change("new", figure("e", "2012"), figure("f", "2025")),
    ],
    "en",
  );
  expect(changes.map(({ id, year }) => [id, year])).toEqual([
    ["new", "2025"],
    ["old", "2014"],
    ["undated", null],
  ]);
});

test("a figure carries its own date in the page's language and the way to the register", () => {
  const [only] = datedChanges(
    [change("x", figure("tires", "2014-05-23"), figure("b", null))],
    "es",
  );
  expect(only!.figures.map(({ date }) => date)).toEqual(["23 de mayo de 2014", null]);
  expect(only!.figures[0]!.address).toBe("/es/impact/figures?group=works#tires");
});
