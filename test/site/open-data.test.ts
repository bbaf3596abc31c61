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

test("the builds and the events are there too, in both languages, with the addresses of their pages", async () => {
  const { content } = await siteWords("en");
  for (const name of ["projects", "events"] as const) {
    const body = (await (await fetch(`${origin}/${name}.json`)).json()) as Record<string, unknown>;
    expect(body["licence"]).toEqual(content.site.for_programs.licence);
    const rows = body[name] as { id: string; title: unknown; page: Record<Language, string> }[];
    expect(rows.map(({ id, title }) => ({ id, title }))).toEqual(
      content.lists[name].map(({ id, title }) => ({ id, title })),
    );
    for (const language of languages) {
      const { pathname } = new URL(rows[0]!.page[language]);
      expect((await fetch(origin + pathname)).status, pathname).toBe(200);
    }
  }
});

test("the sums of gifts are there without a person, and say whether money has moved", async () => {
  const body = (await (await fetch(`${origin}/gifts.json`)).json()) as { sums: object[] };
  for (const sum of body.sums)
    expect(Object.keys(sum)).toEqual(["by", "name", "gifts", "usd", "mode"]);
});

test("all of it opens in a spreadsheet: one table, each row as wide as its head, the licence in each", async () => {
  const { content } = await siteWords("en");
  const counts = {
    impact: Object.keys(content.facts.facts).length,
    projects: content.lists.projects.length,
    events: content.lists.events.length,
  };
  for (const [name, count] of Object.entries(counts)) {
    const answer = await fetch(`${origin}/${name}.csv`);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const [head, ...rows] = (await answer.text()).trimEnd().split("\r\n");
    expect(rows.length, name).toBe(count);
    expect(head).toMatch(/_en,\w+_es/);
    // Commas that are not within quotes part the cells.
    const widths = [head!, ...rows].map((row) => row.replaceAll(/"[^"]*"/g, "").split(",").length);
    expect(new Set(widths).size, name).toBe(1);
    for (const row of rows) expect(row).toContain(content.site.for_programs.licence.es);
  }
});

test("programs that answer questions find every page in one line", async () => {
  const text = await (await fetch(`${origin}/llms.txt`)).text();
  expect(text).toMatch(/^# Long Way Home\n/);
  const links = [...text.matchAll(/\]\((http[^)]*)\)/g)].map(([, href]) => new URL(href!).pathname);
  expect(links).toEqual(expect.arrayContaining(["/families", "/projects.json", "/events.csv"]));
  for (const path of links) expect((await fetch(origin + path)).status, path).toBe(200);
});
