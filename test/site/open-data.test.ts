import { expect, inject, test } from "vitest";
import { addressOf, languages, type Language } from "#domain/language/language.ts";
import { siteWords } from "../site-words.ts";

const origin = inject("origin");

test("the register of figures is there for machines, each figure with its date and source", async () => {
  const { content } = await siteWords("en");
  const answer = await fetch(`${origin}/impact.json`);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  const { licence, page, figures, gifts } = (await answer.json()) as {
    licence: Record<Language, string>;
    page: Record<Language, string>;
    figures: { name: string; from: number | null; as_of: string | null; label: unknown }[];
    gifts: { mode: string; giftCents: number };
  };
  expect(licence).toEqual(content.site.for_programs.licence);
  for (const language of languages)
    expect(new URL(page[language]).pathname).toBe(addressOf("impactFigures", language));
  const { facts } = content.facts;
  expect(figures.map(({ name }) => name)).toEqual(Object.keys(facts));
  const students = figures.find(({ name }) => name === "students");
  expect(students).toMatchObject({
    from: facts["students"]!.value,
    as_of: facts["students"]!.as_of,
    label: facts["students"]!.label,
  });
  expect(gifts.mode).toBe("demonstration");
});

test("the same opens in a spreadsheet: one table in both languages, each row as wide as its head", async () => {
  const answer = await fetch(`${origin}/impact.csv`);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const lines = (await answer.text()).trimEnd().split("\r\n");
  const { content } = await siteWords("en");
  expect(lines.length).toBe(Object.keys(content.facts.facts).length + 1);
  expect(lines[0]).toContain("name,group,label_en,label_es");
  // Commas that are not within quotes part the cells.
  const widths = lines.map((line) => line.replaceAll(/"[^"]*"/g, "").split(",").length);
  expect(new Set(widths).size).toBe(1);
});

test("programs that answer questions find every page in one line", async () => {
  const text = await (await fetch(`${origin}/llms.txt`)).text();
  expect(text).toMatch(/^# Long Way Home\n/);
  const links = [...text.matchAll(/\]\((http[^)]*)\)/g)].map(([, href]) => new URL(href!).pathname);
  expect(links).toContain("/families");
  for (const path of links) expect((await fetch(origin + path)).status, path).toBe(200);
});
