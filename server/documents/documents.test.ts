import Pen from "pdfkit";
import { expect, test } from "vitest";
import {
  blueprintPath,
  buildSheetPath,
  documentPath,
  openDocuments,
} from "#domain/documents/documents.ts";
import { languages, type Language } from "#domain/language/language.ts";
import { formatDollars } from "#domain/language/format.ts";
import { documentContent, listContent, reader } from "#reader/content.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { buildSheet } from "#reader/documents/build-sheet.ts";
import { byPriority } from "#reader/goods.ts";
import { tripRates } from "#reader/planners.ts";
import type { NumberFact } from "#reader/schema/facts.ts";
import { readPdf } from "../../test/read-pdf.ts";
import { drawDocument } from "./documents.ts";
import { drawSvg } from "./draw-svg.ts";
import { loadFonts } from "./fonts.ts";

const open = (path: string) => drawDocument(path.replace("/documents/", ""));
const buildSheets = documentContent("buildSheets", "en").sheets.map(({ id }) => id);
const structures = listContent("structures", "en").map(({ id }) => id);

async function read(drawn: Promise<Uint8Array> | null) {
  const pdf = await readPdf((await drawn)!);
  return { ...pdf, text: pdf.pages.map((page) => page.text).join(" ") };
}

const dollars = (name: NumberFact) => reader("en").number(name);
const money = (amount: number) => formatDollars(amount * 100, "en");

function conceptOf(id: string, language: Language) {
  const sheet = listContent("structures", language).find((one) => one.id === id)!;
  const { steps } = documentContent("blueprintSheet", language).structures[id]!;
  const { title, cost_fact: cost, build_time_fact: time, detail, advice, plan } = sheet;
  const lists = [...sheet.materials, ...steps, ...sheet.benefits];
  return { steps, plan, texts: [title, cost.text, time.text, detail, advice, ...lists] };
}

function textsOf(id: string, language: Language): string[] {
  const { advice, parts, steps, warnings, unknown, sources } = buildSheet(id, language)!;
  const titles = sources.map(({ title }) => title);
  return [advice, ...parts, ...steps, ...warnings, ...unknown, ...titles];
}

const papers = [
  ...buildSheets.map((id) => [id, 2, buildSheetPath] as const),
  ...structures.map((id) => [id, 2, blueprintPath] as const),
  ...openDocuments.map((id) => [id, id === "ways-to-give" ? 1 : 2, documentPath] as const),
];
test.each(languages.flatMap((language) => papers.map((paper) => [language, ...paper] as const)))(
  "in %s %s has language, title, tags and page size (%i)",
  async (language, id, pages, pathOf) => {
    const pdf = await read(open(pathOf(id as never, language)));
    if (pathOf === buildSheetPath)
      for (const text of textsOf(id, language)) expect(pdf.text).toContain(text);
    if (pathOf === blueprintPath) {
      const { texts, steps, plan } = conceptOf(id, language);
      for (const text of texts) expect(pdf.text).toContain(text);
      expect(pdf.text.indexOf(steps[0]!)).toBeLessThan(pdf.text.indexOf(steps[1]!));
      expect(pdf.pages[0]!.alts).toEqual([plan.picture.alt]);
      expect([...new Set(pdf.pages[1]!.links)]).toEqual([expect.stringMatching(/-consultation$/)]);
    }
    expect(pdf.language).toBe(language);
    expect(pdf.title).not.toBe("");
    expect(pdf.isTagged).toBe(true);
    expect(pdf.pages).toHaveLength(pages);
    // Above the end of the cover.
    expect(pdf.pages[0]!.leadAt).toBeGreaterThan(pathOf === buildSheetPath ? 530 : 467);
    expect(pdf.pages[0]!.tags.filter((tag) => tag === "H1")).toHaveLength(1);
    for (const page of pdf.pages) {
      expect(page.width).toBe(612);
      expect(page.height).toBe(792);
      expect(page.tags.filter((tag) => tag === "Figure")).toHaveLength(page.alts.length);
      expect(page.text).not.toMatch(/[\p{Cc}\uFFFD{}]|undefined|null|NaN/u);
    }
  },
);

test("the packet for groups has the price of every length for every group size", async () => {
  const { text, pages } = await read(open(documentPath("group-packet", "en")));
  const { smallest, best, largest } = tripRates();
  const groups = [smallest, best.from, best.to, largest];
  expect(text).toContain(groups.map((people) => `${people} people`).join(" "));
  for (const name of ["group_price_5_days", "group_price_7_days", "group_price_extended"] as const)
    expect(text).toContain([1, ...groups].map((people) => money(people * dollars(name))).join(" "));
  expect(pages[0]!.tags).toContain("TH");
});

test("the guide for goods lists them by priority", async () => {
  const goods = listContent("goods", "en").toSorted(byPriority);
  const { pages } = await read(open(documentPath("goods-guide", "en")));
  const places = goods.map(({ title }) => pages[1]!.text.indexOf(`${title} `));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const levels = goods.flatMap(({ priority }) => priority?.level ?? []);
  const order = ["critical", "high", "medium"] as const;
  expect(levels).toEqual(order.flatMap((level) => levels.filter((one) => one === level)));
});

test("the fonts have the characters of every text", async () => {
  const fonts = await loadFonts();
  const { runs } = fonts;
  const printed = /^content\/(documents\/|blog\/|lists\/(structures|goods|projects))/;
  const texts = Object.entries(readContentFiles()).flatMap(([file, text]) =>
    printed.test(file) ? text.normalize("NFC") : [],
  );
  const characters = [...new Set(texts.join(""))].filter((one) => one !== "\n");
  for (const face of ["text", "bold", "display"] as const)
    expect(characters.filter((one) => runs(one, face)[0]?.text === "[…]")).toEqual([]);
  // Kaqchikel, Spanish and foreign names; the last one has no characters in any font.
  const names = "Ixmukanë’ K’ulb’il Yol Twitz Paxil, Ñáñez ¿Qué? Łukasz Šárka Nguyễn 李雷";
  const drawn = runs(names, "text");
  expect(drawn.map(({ text }) => text).join("")).toBe(
    "Ixmukanë’ K’ulb’il Yol Twitz Paxil, Ñáñez ¿Qué? Łukasz Šárka Nguyen […]",
  );
  expect(drawn.find(({ text }) => text.startsWith("Ł"))?.font).toBe("text-more");
});

test.each(["<text>", '<g transform="rotate(90)">'])("a drawing with %s cannot be drawn", (part) => {
  const svg = `<svg viewBox="0 0 9 9">${part}`;
  expect(() => drawSvg(new Pen({ font: "" }), svg, { x: 0, y: 0, width: 9 })).toThrow(/cannot/);
});
