import { afterAll, describe, expect, test } from "vitest";
import {
  blueprintPath,
  buildSheetPath,
  documentPath,
  openDocuments,
  type Edition,
} from "#domain/documents/documents.ts";
import { formatDollars } from "#domain/language/format.ts";
import { documentContent, listContent, pageContent, reader } from "#reader/content.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { buildSheet } from "#reader/documents/build-sheet.ts";
import { byPriority, parcelAddress } from "#reader/goods.ts";
import { reloadContent, useContent } from "#reader/load.ts";
import { tripRates } from "#reader/planners/rates.ts";
import type { NumberFact } from "#reader/schema/facts.ts";
import { withValue } from "../../test/fakes/filled-content.ts";
import { readPdf } from "../../test/read-pdf.ts";
import { specification } from "../../test/specification.ts";
import { documents } from "./documents.ts";
import { loadFonts } from "./fonts.ts";

const open = (path: string) => documents.open(path.replace("/documents/", ""));
/** Both languages and both paper sizes. */
const editions = [
  { language: "en", paper: "letter" },
  { language: "es", paper: "a4" },
] as const satisfies Edition[];
const sizes = { letter: [612, 792], a4: [595.28, 841.89] } as const;
const buildSheets = documentContent("buildSheets", "en").sheets.map(({ id }) => id);
const structures = listContent("structures", "en").map(({ id }) => id);

/** Parses a PDF; `text` is the text of all pages. */
async function read(drawn: Promise<Uint8Array> | null) {
  const pdf = await readPdf((await drawn)!);
  return { ...pdf, text: pdf.pages.map((page) => page.text).join(" ") };
}

const dollars = (name: NumberFact) => reader("en").number(name);
const money = (amount: number) => formatDollars(amount * 100, "en");

const query = "package=standard&people=5&latin-america=yes";
const workshopLetter = (plan: string, edition: Edition) =>
  documents.sponsorLetter("workshop", new URLSearchParams(plan), edition);
const tripLetter = (plan: string, edition: Edition) =>
  documents.sponsorLetter("group-trip", new URLSearchParams(plan), edition);

type Case = {
  readonly name: string;
  readonly pages: number;
  readonly texts?: readonly string[];
  readonly draw: () => Promise<Uint8Array> | null;
};

/** The texts of a build sheet. */
function textsOf(id: string, { language }: Edition): string[] {
  const { advice, parts, steps, warnings, unknown, sources } = buildSheet(id, language)!;
  const titles = sources.map(({ title }) => title);
  return [advice, ...parts, ...steps, ...warnings, ...unknown, ...titles];
}

const pagesOf = { "group-packet": 2, "goods-guide": 2, "ways-to-give": 1 } as const;

describe.each(editions)("on $paper in $language", (edition) => {
  const { language, paper } = edition;
  /** Every other document of a kind; the other half is rendered in the other edition. */
  const half = <One>(all: readonly One[]) =>
    all.filter((_, at) => at % editions.length === (language === "en" ? 0 : 1));
  const label = { reference: "LWH-7K3M-Q7", contents: null };
  const every: Case[] = [
    ...half(structures).map((name) => ({
      name,
      pages: 2,
      draw: () => open(blueprintPath(name, edition)),
    })),
    ...half(buildSheets).map((name) => ({
      name,
      pages: 2,
      texts: textsOf(name, edition),
      draw: () => open(buildSheetPath(name, edition)),
    })),
    ...half<Case>([
      ...openDocuments.map((name) => ({
        name,
        pages: pagesOf[name],
        draw: () => open(documentPath(name, edition)),
      })),
      { name: "letter for the workshop", pages: 1, draw: () => workshopLetter(query, edition) },
      {
        name: "letter for a trip",
        pages: 1,
        draw: () => tripLetter("people=12&package=extended", edition),
      },
      { name: "label", pages: 1, draw: () => documents.shippingLabel(label, edition) },
    ]),
  ];

  test.each(every)(
    "$name has language, title, tags and page size",
    async ({ draw, pages, texts = [] }) => {
      const pdf = await read(draw());
      for (const text of texts) expect(pdf.text).toContain(text);
      expect(pdf.language).toBe(language);
      expect(pdf.title).not.toBe("");
      expect(pdf.isTagged).toBe(true);
      expect(pdf.pages).toHaveLength(pages);
      expect(pdf.pages[0]!.tags.filter((tag) => tag === "H1")).toHaveLength(1);
      for (const page of pdf.pages) {
        expect(page.width).toBeCloseTo(sizes[paper][0], 1);
        expect(page.height).toBeCloseTo(sizes[paper][1], 1);
        expect(page.tags.filter((tag) => tag === "Figure")).toHaveLength(page.alts.length);
        expect(page.text).not.toMatch(/[\p{Cc}\uFFFD{}]|undefined|null|NaN/u);
      }
    },
  );
});

test.each(buildSheets)("every line of the build sheet of %s cites its sources", (id) => {
  for (const language of ["en", "es"] as const) {
    const sheet = buildSheet(id, language)!;
    const numbers = sheet.numbers.map(([, value]) => value);
    for (const line of [...sheet.parts, ...sheet.steps, ...sheet.warnings, ...numbers])
      expect(line).toMatch(/ \[\d(, \d)*\]$/);
  }
});

test("an unknown structure has no document", () => {
  for (const path of ["blueprints/castle", "blueprints/constructor", "build-sheets/castle"])
    expect(documents.open(`${path}.en.a4.pdf`)).toBeNull();
});

test("a concept sheet has cost, time, materials, steps in order, benefits and advice", async () => {
  const id = "tire-retaining-wall";
  for (const edition of editions) {
    const { language } = edition;
    const sheet = listContent("structures", language).find((one) => one.id === id)!;
    const { steps } = documentContent("blueprintSheet", language).structures[id]!;
    const { text, pages } = await read(open(blueprintPath(id, edition)));
    const { title, cost_fact, build_time_fact, detail, advice, materials, benefits } = sheet;
    const facts = [cost_fact.text, build_time_fact.text];
    for (const words of [title, ...facts, detail, advice, ...materials, ...steps, ...benefits])
      expect(text).toContain(words);
    expect(text.indexOf(steps[0]!)).toBeLessThan(text.indexOf(steps[1]!));
    expect(pages[0]!.alts).toEqual([sheet.plan.picture.alt]);
    expect([...new Set(pages[1]!.links)]).toEqual([expect.stringMatching(/-consultation$/)]);
  }
});

test("the packet for groups has the price of every length for every group size", async () => {
  const { text, pages } = await read(open(documentPath("group-packet", editions[0])));
  const { smallest, best, largest } = tripRates();
  const groups = [smallest, best.from, best.to, largest];
  expect(text).toContain(groups.map((people) => `${people} people`).join(" "));
  for (const name of ["group_price_5_days", "group_price_7_days", "group_price_extended"] as const)
    expect(text).toContain([1, ...groups].map((people) => money(people * dollars(name))).join(" "));
  expect(pages[0]!.tags).toContain("TH");
});

describe("the guide and the label for goods", () => {
  test("list goods by priority", async () => {
    const goods = listContent("goods", "en").toSorted(byPriority);
    const { pages } = await read(open(documentPath("goods-guide", editions[0])));
    const places = goods.map(({ title }) => pages[1]!.text.indexOf(`${title} `));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const needs = goods.flatMap(({ priority }) =>
      priority ? [pageContent("donateGoods", "en").needs[priority.level]] : [],
    );
    const levels = [...new Set(needs)];
    expect(levels).toEqual(specification.donateGoods.needs.filter((need) => needs.includes(need)));
    expect(needs).toEqual(needs.toSorted((a, b) => levels.indexOf(a) - levels.indexOf(b)));
  });

  afterAll(reloadContent);
  const parcel = { reference: "LWH-7K3M-Q7", contents: "4 lámparas" };

  test("have lines to write on while the address for parcels is unknown", async () => {
    expect(parcelAddress("es")).toEqual([]);
    const { text } = await read(documents.shippingLabel(parcel, editions[1]));
    for (const words of ["La dirección llega con nuestra respuesta", ...Object.values(parcel)])
      expect(text).toContain(words);
  });

  test("have the address once it is known", async () => {
    const address = { recipient: "Escuela", street: "Calle 1", city: "Comalapa" };
    const files = Object.entries(address).reduce(
      (changed, [name, value]) =>
        withValue(changed, "content/site.yaml", ["goods_address", name], value),
      readContentFiles(),
    );
    useContent(files);
    const { text } = await read(documents.shippingLabel(parcel, editions[0]));
    expect(text).toContain("Escuela Calle 1 ");
    expect(text).not.toContain("comes with our answer");
  });
});

// The calculation itself is tested in domain/planners/.
describe("the letter to a sponsor", () => {
  test("has the sums of the workshop's planner, line by line", async () => {
    const alone = dollars("workshop_price_private");
    const less = dollars("workshop_group_small_discount");
    const each = alone - less;
    const { text } = await read(workshopLetter("package=private&people=3", editions[0]));
    const deposit = (3 * each * dollars("workshop_deposit")) / 100;
    const sums = [money(alone), `− ${money(less)}`, ...[each, 3 * each, deposit].map(money)];
    expect(text).toMatch(new RegExp(sums.map((sum) => sum.replaceAll("$", "\\$")).join("[^]*?")));
  });

  test("is written for one person or several, and links to the same plan", async () => {
    const one = await read(workshopLetter("package=one-week", editions[1]));
    expect(one.text).toMatch(/ Quisiera participar .*\(Una semana\)/);
    const many = await read(workshopLetter("people=4&package=private&utm=x", editions[1]));
    expect(many.text).toContain("Somos 4 personas");
    const planner = /\/es\/green-building-workshop\?package=private&people=4#planner$/;
    expect([...new Set(many.pages[0]!.links)]).toEqual([expect.stringMatching(planner)]);
  });

  test("has the sums of a trip, and does not exist for too few or too many people", async () => {
    const { smallest, largest } = tripRates();
    const each = dollars("group_price_7_days");
    const { text } = await read(tripLetter(`people=${largest}&package=standard`, editions[0]));
    expect(text).toContain(`${largest} × ${money(each)} ${money(largest * each)}`);
    for (const people of [smallest - 1, largest + 1])
      expect(tripLetter(`people=${people}`, editions[0])).toBeNull();
  });
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

test("a document that is rendered again has the same bytes", async () => {
  const path = "group-packet.en.letter.pdf";
  const [one, other] = await Promise.all([documents.open(path), documents.open(path)]);
  expect(Buffer.compare(one!, other!)).toBe(0);
});
