import { describe, expect, test } from "vitest";
import { blueprintSheet } from "#reader/documents/blueprint-sheet.ts";
import { booklet } from "#reader/documents/booklet.ts";
import { buildSheet, type BuildSheet } from "#reader/documents/build-sheet.ts";
import { goodsGuide, shippingLabel } from "#reader/documents/goods-guide.ts";
import { groupPacket } from "#reader/documents/group-packet.ts";
import { waysToGive } from "#reader/documents/ways-to-give.ts";
import { sponsorLetter } from "#reader/documents/sponsor-letter.ts";
import { documentContent, listContent, reader } from "#reader/content.ts";
import { formatDollars } from "#domain/language/format.ts";
import { booklets } from "#domain/documents/documents.ts";
import { readPdf } from "../../test/read-pdf.ts";
import { specification } from "../../test/specification.ts";
import { createDocuments } from "./documents.ts";
import { loadFonts } from "./fonts.ts";
import type { NumberFact } from "#reader/schema/facts.ts";

const documents = createDocuments();
/** Between them both languages and both papers. */
const editions = [
  { language: "en", paper: "letter" },
  { language: "es", paper: "a4" },
] as const;
const sizes = { letter: [612, 792], a4: [595.28, 841.89] } as const;
const buildSheets = documentContent("buildSheets", "en").sheets.map(({ id }) => id);
const structures = listContent("structures", "en").map(({ id }) => id);

/** A number of the register, as it is now. */
const dollars = (name: NumberFact) => reader("en").number(name);
const money = (amount: number) => formatDollars(amount * 100, "en");

/** Every text of some content. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
}

const fullWorkshop = "package=standard&people=5&latin-america=yes";
const workshopLetter = (language: "en" | "es", query: string) =>
  sponsorLetter("workshop", new URLSearchParams(query), language)!;

type Paper = {
  readonly name: string;
  /** Null: as many as its articles fill. */
  readonly pages: number | null;
  readonly said?: readonly string[];
  readonly draw: () => Promise<Uint8Array>;
};

/** The words of a build sheet that a reader must find on its paper. */
const saidBy = ({ advice, parts, steps, warnings, unknown, sources }: BuildSheet) => [
  advice,
  ...parts,
  ...steps,
  ...warnings,
  ...unknown,
  ...sources.map(({ title }) => title),
];

describe.each(editions)("on $paper in $language", (edition) => {
  const { language, paper } = edition;
  /** Of several papers of one kind every other one; the rest is drawn in the other edition. */
  const half = <One>(all: readonly One[]) =>
    all.filter((_, at) => at % editions.length === (language === "en" ? 0 : 1));
  const offer = { reference: "LWH-7K3M-Q7", contents: null };
  const every: Paper[] = [
    ...half(structures).map((id) => ({
      name: id,
      pages: 2,
      draw: () => documents.blueprintSheet(blueprintSheet(id, language)!, edition),
    })),
    ...half(buildSheets).map((id) => ({
      name: id,
      pages: 2,
      said: saidBy(buildSheet(id, language)!),
      draw: () => documents.buildSheet(buildSheet(id, language)!, edition),
    })),
    ...half(booklets).map((name) => ({
      name: `booklet of ${name}`,
      pages: null,
      draw: () => documents.booklet(booklet(name, language)!, edition),
    })),
    ...half([
      {
        name: "group-packet",
        pages: 2,
        draw: () => documents.groupPacket(groupPacket(language), edition),
      },
      {
        name: "goods-guide",
        pages: 2,
        draw: () => documents.goodsGuide(goodsGuide(language), edition),
      },
      {
        name: "ways to give",
        pages: 1,
        said: [waysToGive(language).fact],
        draw: () => documents.waysToGive(waysToGive(language), edition),
      },
      {
        name: "letter for the workshop",
        pages: 1,
        draw: () => documents.sponsorLetter(workshopLetter(language, fullWorkshop), edition),
      },
      {
        name: "letter for a trip",
        pages: 1,
        draw: () =>
          documents.sponsorLetter(
            sponsorLetter(
              "group-trip",
              new URLSearchParams("people=12&package=extended"),
              language,
            )!,
            edition,
          ),
      },
      {
        name: "label",
        pages: 1,
        draw: () => documents.shippingLabel(shippingLabel(offer, language), edition),
      },
    ]),
  ];

  test.each(every)(
    "$name says its language, its title and the part that every text plays",
    async ({ draw, pages, said = [] }) => {
      const pdf = await readPdf(await draw());
      const text = pdf.pages.map((page) => page.text).join(" ");
      for (const words of said) expect(text).toContain(words);
      expect(pdf.language).toBe(language);
      expect(pdf.title).not.toBe("");
      expect(pdf.isTagged).toBe(true);
      if (pages !== null) expect(pdf.pages).toHaveLength(pages);
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

describe("a build sheet", () => {
  test.each(buildSheets)("of %s has its sources on each line", (id) => {
    for (const language of ["en", "es"] as const) {
      const sheet = buildSheet(id, language)!;
      const numbers = sheet.numbers.map(([, value]) => value);
      for (const line of [...sheet.parts, ...sheet.steps, ...sheet.warnings, ...numbers])
        expect(line).toMatch(/ \[\d(, \d)*\]$/);
    }
  });

  test("is not there for what nobody has described", () => {
    expect(buildSheet("castle", "en")).toBeNull();
  });
});

describe("a concept sheet", () => {
  test("says cost, time, materials, steps in order, benefits and the advice of an engineer", async () => {
    for (const language of ["en", "es"] as const) {
      const sheet = blueprintSheet("tire-retaining-wall", language)!;
      const pdf = await readPdf(await documents.blueprintSheet(sheet, { language, paper: "a4" }));
      const text = pdf.pages.map((page) => page.text).join(" ");
      const said = [
        sheet.title,
        sheet.cost,
        sheet.buildTime,
        sheet.detail,
        sheet.advice,
        ...sheet.materials,
        ...sheet.steps,
        ...sheet.benefits,
      ];
      for (const words of said) expect(text).toContain(words);
      expect(text.indexOf(sheet.steps[0]!)).toBeLessThan(text.indexOf(sheet.steps[1]!));
      expect(pdf.pages[0]!.alts).toEqual([sheet.plan.alt]);
      expect([...new Set(pdf.pages[1]!.links)]).toEqual([sheet.askUrl]);
    }
    const { cost_fact: cost } = listContent("structures", "en").find(
      ({ id }) => id === "tire-retaining-wall",
    )!;
    expect(blueprintSheet("tire-retaining-wall", "en")!.cost).toBe(cost.text);
  });

  test("does not exist for a building we do not have", () => {
    expect(blueprintSheet("castle", "en")).toBeNull();
    expect(blueprintSheet("constructor", "en")).toBeNull();
  });
});

describe("the packet for groups", () => {
  test("works out every length for the sizes of the register, and never a size that no trip takes", async () => {
    const packet = groupPacket("en");
    const [smallest, largest] = [dollars("group_size_min"), dollars("group_size_max")];
    const { from, to } = reader("en").range("group_size_optimal");
    const sizes = [smallest, from, to, largest];
    expect(packet.prices.heads.slice(2)).toEqual(sizes.map((people) => `${people} people`));
    const prices = ["group_price_5_days", "group_price_7_days", "group_price_extended"] as const;
    expect(packet.prices.rows.map(([, ...amounts]) => amounts)).toEqual(
      prices.map((name) => [1, ...sizes].map((people) => money(people * dollars(name)))),
    );
    const pdf = await readPdf(
      await documents.groupPacket(packet, { language: "en", paper: "letter" }),
    );
    expect(pdf.pages[0]!.text).toContain(packet.prices.rows[1]!.at(-1));
    expect(pdf.pages[0]!.tags).toContain("TH");
    expect(pdf.pages[1]!.text).toContain("Closed shoes with a firm sole");
  });
});

describe("the guide and the label for goods", () => {
  test("list the most needed things first", async () => {
    const guide = goodsGuide("en");
    const needs = guide.rows.map(([, , need]) => need!);
    const levels = [...new Set(needs)];
    // Each level in one piece, the most needed first.
    expect(levels).toEqual(specification.donateGoods.needs.filter((need) => needs.includes(need)));
    expect(needs).toEqual(needs.toSorted((a, b) => levels.indexOf(a) - levels.indexOf(b)));
    expect(guide.steps).toHaveLength(4);
  });

  test("leave lines to write on while no address for parcels is known, and name no invented one", async () => {
    const label = shippingLabel({ reference: "LWH-7K3M-Q7", contents: "4 lámparas" }, "es");
    expect(label.address).toEqual([]);
    const pdf = await readPdf(
      await documents.shippingLabel(label, { language: "es", paper: "letter" }),
    );
    expect(pdf.pages[0]!.text).toContain("La dirección llega con nuestra respuesta");
    expect(pdf.pages[0]!.text).toContain("LWH-7K3M-Q7");
    expect(pdf.pages[0]!.text).toContain("4 lámparas");
  });

  test("print the address once there is one", async () => {
    const address = ["Escuela", "Calle 1", "Comalapa", "GT"];
    const label = { ...shippingLabel({ reference: "LWH-7K3M-Q7", contents: null }, "en"), address };
    const pdf = await readPdf(
      await documents.shippingLabel(label, { language: "en", paper: "a4" }),
    );
    expect(pdf.pages[0]!.text).toContain("Escuela Calle 1 Comalapa GT");
    expect(pdf.pages[0]!.text).not.toContain("comes with our answer");
  });
});

describe("the letter to whoever pays", () => {
  const amounts = (query: string) => workshopLetter("en", query).rows.map(({ amount }) => amount);

  test("says the sums of the workshop's planner, line by line", () => {
    const [standard, alone] = [
      dollars("workshop_price_standard"),
      dollars("workshop_price_private"),
    ];
    const share = dollars("workshop_deposit") / 100;
    expect(amounts("package=standard&people=1")).toEqual(
      [standard, standard, standard, standard * share].map(money),
    );
    const less = dollars("workshop_group_small_discount");
    const each = alone - less;
    expect(amounts("package=private&people=3")).toEqual([
      money(alone),
      `− ${money(less)}`,
      ...[each, 3 * each, 3 * each * share].map(money),
    ]);
    const latin = dollars("workshop_latin_america_price");
    expect(amounts("package=standard&people=2&latin-america=yes")).toEqual([
      money(standard),
      `− ${money(standard - latin)}`,
      ...[latin, 2 * latin, 2 * latin * share].map(money),
    ]);
  });

  test("speaks for one person or for several, and leads back to the same plan", () => {
    const one = workshopLetter("es", "package=one-week");
    expect(one.paragraphs[0]).toMatch(/^Quisiera participar .*\(Una semana\)/);
    const many = workshopLetter("es", "people=4&package=private&utm=x");
    expect(many.paragraphs[0]).toMatch(/^Somos 4 personas/);
    expect(many.url).toMatch(/\/es\/green-building-workshop\?package=private&people=4#planner$/);
  });

  test("says the sums of a trip, and is not written for a trip nobody can take", async () => {
    const trip = (query: string) => sponsorLetter("group-trip", new URLSearchParams(query), "en");
    const [smallest, largest] = [dollars("group_size_min"), dollars("group_size_max")];
    const letter = trip(`people=${largest}&package=standard`)!;
    const each = dollars("group_price_7_days");
    const sums = [money(each), money(largest * each)];
    expect(letter.rows.map(({ amount }) => amount)).toEqual(sums);
    expect(trip(`people=${smallest - 1}`)).toBeNull();
    expect(trip(`people=${largest + 1}`)).toBeNull();
    const bytes = await documents.sponsorLetter(letter, { language: "en", paper: "letter" });
    const pdf = await readPdf(bytes);
    expect(pdf.pages[0]!.text).toContain(`${largest} × ${sums.join(" ")}`);
    expect([...new Set(pdf.pages[0]!.links)]).toEqual([letter.url]);
  });
});

describe("letters of every document", () => {
  test("are all in our fonts", async () => {
    const fonts = await loadFonts();
    const contents = (["en", "es"] as const).flatMap((language) => [
      ...structures.map((id) => blueprintSheet(id, language)),
      ...buildSheets.map((id) => buildSheet(id, language)),
      groupPacket(language),
      goodsGuide(language),
    ]);
    for (const text of contents.flatMap(textsOf)) {
      for (const face of ["text", "bold", "display"] as const) {
        const drawn = fonts.runs(text, face).map((run) => run.text);
        expect(drawn.join("")).toBe(text.normalize("NFC"));
      }
    }
  });

  test("write Kaqchikel, Spanish and the names of neighbours, and lose only what no font has", async () => {
    const { runs } = await loadFonts();
    const names = "Ixmukanë’ K’ulb’il Yol Twitz Paxil, Ñáñez ¿Qué? Łukasz Šárka Nguyễn 李雷";
    const drawn = runs(names, "text");
    expect(drawn.map(({ text }) => text).join("")).toBe(
      "Ixmukanë’ K’ulb’il Yol Twitz Paxil, Ñáñez ¿Qué? Łukasz Šárka Nguyen […]",
    );
    expect(drawn.find(({ text }) => text.startsWith("Ł"))?.font).toBe("text-more");
  });
});

describe("the same words", () => {
  test("make the same bytes, on any day", async () => {
    const label = shippingLabel({ reference: "LWH-7K3M-Q7", contents: null }, "es");
    const edition = { language: "es", paper: "a4" } as const;
    const again = createDocuments();
    const [one, other] = await Promise.all([
      documents.shippingLabel(label, edition),
      again.shippingLabel(label, edition),
    ]);
    expect(Buffer.compare(one, other)).toBe(0);
  });

  test("are drawn once, however many ask at the same time", async () => {
    const edition = { language: "en", paper: "a4" } as const;
    const [one, other] = await Promise.all([
      documents.groupPacket(groupPacket("en"), edition),
      documents.groupPacket(groupPacket("en"), edition),
    ]);
    expect(one).toBe(other);
  });
});
