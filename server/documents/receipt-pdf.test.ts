import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { ownOf, type EnteredGift } from "#domain/giving/entered-gift.ts";
import { enteredLines, type Receipt } from "#domain/giving/receipts.ts";
import type { GivingWords } from "#domain/giving/giving-world.ts";
import type { YearStatement } from "#domain/giving/statements.ts";
import { known, simple } from "../../test/fakes/receipts.ts";
import { readPdf } from "../../test/read-pdf.ts";
import { drawReceipt } from "./receipt-pdf.ts";
import type { ReceiptTexts, ReceiptWords } from "#reader/documents/donor-papers.ts";
import { drawStatement } from "./statement-pdf.ts";

/** The words of content/documents/receipt.yaml in one language. */
function wordsIn(language: "en" | "es"): ReceiptWords {
  const pick = (value: unknown): unknown => {
    if (!value || typeof value !== "object") return value;
    if ("en" in value && "es" in value) return value[language];
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pick(part)]));
  };
  const file: unknown = parse(readFileSync("content/documents/receipt.yaml", "utf8"));
  return pick(file) as ReceiptWords;
}

const texts: ReceiptTexts = { en: wordsIn("en"), es: wordsIn("es") };

const cases: Record<string, Receipt> = {
  "one-time": simple,
  "spanish-monthly-with-fee": {
    ...simple,
    language: "es",
    interval: "monthly",
    giftCents: 123_450,
    feeCoverCents: 3_712,
    totalCents: 127_162,
    organisation: known,
  },
  "designated-in-memory": {
    ...simple,
    designation: { id: "kit:home", label: { en: "Solar kit for a home", es: "Kit solar de casa" } },
    dedication: { kind: "memory", name: "Tata’ Juan" },
  },
  "partly-refunded": { ...simple, backCents: 1500, donor: { ...simple.donor, name: "" } },
  "all-refunded-demonstration": { ...simple, backCents: 5500, mode: "demonstration" },
  test: { ...simple, mode: "test" },
  disputed: { ...simple, isDisputed: true },
};

const { words: givingWords } = parse(readFileSync("content/giving.yaml", "utf8")) as {
  words: GivingWords;
};
const money = { ...ownOf(() => null), inReturn: null, replaces: null };
const entered: Record<string, EnteredGift> = {
  check: { ...money, way: "check", inReturn: { what: "Two tickets", cents: 4000 } },
  stock: { ...money, way: "stock", what: "Example Corp. (EXMP)", shares: "12.5" },
  goods: { ...money, way: "goods", what: "Twelve hammers and a wheelbarrow" },
  fund: { ...money, way: "fund", sponsor: "Example Charitable Fund" },
  replaced: { ...money, way: "transfer", replaces: "LWR-7K3M-9PQD" },
};
const byHand: Record<string, Receipt> = Object.fromEntries(
  Object.entries(entered).map(([name, gift]) => {
    const cents = gift.way === "stock" || gift.way === "goods" ? 0 : 25_000;
    const amounts = { giftCents: cents, totalCents: cents, organisation: known };
    const lines = enteredLines(gift, givingWords);
    return [name, { ...simple, ...amounts, isWithdrawn: name === "replaced", entered: lines }];
  }),
);

describe.each(Object.entries(byHand))("the receipt by hand %s", (name, receipt) => {
  test("has the content of its kind", async () => {
    const pdf = await readPdf(await drawReceipt(receipt, texts));
    const golden = pdf.pages.map(({ text }) => `${text}\n`).join("\n");
    await expect(golden).toMatchFileSnapshot(`./golden/receipt-by-hand-${name}.txt`);
    expect(pdf.pages).toHaveLength(2);
    expect(pdf.isTagged).toBe(true);
    const [page] = pdf.pages;
    const isThanks = name === "fund";
    // No value for gifts other than money, and no tax ID on a letter of thanks.
    expect(page?.text.includes("US$")).toBe(receipt.entered?.hasAmount);
    expect(page?.text.includes("12-3456789")).toBe(!isThanks);
    expect(page?.text.includes(texts.en.goods)).toBe(!isThanks && name !== "check");
    expect(pdf.title).toContain(isThanks ? "Letter of thanks" : "Gift receipt");
  });
});

describe.each(Object.entries(cases))("the receipt %s", (name, receipt) => {
  test("matches its golden file, a page per language, the donor's first", async () => {
    const pdf = await readPdf(await drawReceipt(receipt, texts));
    const golden = pdf.pages.map(({ text }) => `${text}\n`).join("\n");
    await expect(golden).toMatchFileSnapshot(`./golden/receipt-${name}.txt`);
    expect(pdf.pages).toHaveLength(2);
    expect(pdf.language).toBe(receipt.language);
    expect(pdf.title).toContain(receipt.number);
    expect(pdf.isTagged).toBe(true);
    for (const page of pdf.pages) {
      expect([page.width, page.height]).toEqual([612, 792]);
      expect(page.tags).toContain("H1");
      expect(page.tags).toContain("Table");
      expect([...new Set(page.links)]).toEqual([receipt.checkUrl]);
    }
  });
});

describe("a receipt", () => {
  const followUrl = {
    en: "https://site.example.org/donate/goals/roof",
    es: "https://site.example.org/es/donate/goals/roof",
  };

  test("of a gift for a goal links to the goal on each page, in its language", async () => {
    const goal = { id: "goal:roof", label: { en: "A roof", es: "Un techo" } };
    const full = { ...cases["designated-in-memory"]!, feeCoverCents: 195, totalCents: 5695 };
    const designated = { ...full, organisation: known, designation: goal, followUrl };
    const byCheck = { ...byHand["check"]!, designation: goal, followUrl };
    for (const receipt of [designated, byCheck]) {
      const { pages } = await readPdf(await drawReceipt(receipt, texts));
      expect(pages).toHaveLength(2);
      expect(pages.map(({ links }) => [...new Set(links)])).toEqual([
        [receipt.checkUrl, followUrl.en],
        [receipt.checkUrl, followUrl.es],
      ]);
    }
    const returned = { ...designated, backCents: designated.totalCents };
    const { pages } = await readPdf(await drawReceipt(returned, texts));
    expect(pages.flatMap(({ links }) => links)).not.toContain(followUrl.en);
  });

  test("notes that a name has unprintable characters", async () => {
    const donor = { ...simple.donor, name: "李雷 Ñandú Łukasz" };
    const pdf = await readPdf(await drawReceipt({ ...simple, donor }, texts));
    expect(pdf.pages[0]!.text).toContain("[…] Ñandú Łukasz (lucja@example.org)");
    expect(pdf.pages[0]!.text).toContain(texts.en.unprintable);
    expect(pdf.pages[1]!.text).toContain(texts.es.unprintable);
  });

  test("has the same bytes every time", async () => {
    const [one, other] = [await drawReceipt(simple, texts), await drawReceipt(simple, texts)];
    expect(Buffer.compare(one, other)).toBe(0);
  });
});

describe("a yearly statement", () => {
  const monthly = Array.from({ length: 40 }, (_, at) => ({
    ...simple,
    number: `LWR-7K3M-9P${at}`,
    paidAt: new Date(Date.UTC(2026, 0, 5 + at * 7, 18)),
  }));
  const statement: YearStatement = {
    year: 2026,
    link: { year: 2026, of: simple.number, key: "k" },
    language: "es",
    organisation: known,
    donor: simple.donor,
    receipts: monthly.slice(0, 2).map((one, at) => ({ ...one, backCents: at * 1000 })),
    totalCents: 10_000,
    mode: "live",
    pdfUrl: "https://site.example.org/es/donate/statement/2026.pdf?of=LWR-7K3M-9PQD&key=k",
  };

  test("lists the year's gifts and their sum, in both languages", async () => {
    const pdf = await readPdf(await drawStatement(statement, texts));
    const golden = pdf.pages.map(({ text }) => `${text}\n`).join("\n");
    await expect(golden).toMatchFileSnapshot("./golden/statement.txt");
    expect(pdf.pages).toHaveLength(2);
    expect(pdf.title).toBe("Donativos en 2026");
  });

  test("sums gifts of money to us, and lists the others separately", async () => {
    const receipts = [simple, ...Object.values(byHand).filter(({ isWithdrawn }) => !isWithdrawn)];
    const mixed = { ...statement, language: "en" as const, receipts, totalCents: 30_500 };
    const pdf = await readPdf(await drawStatement(mixed, texts));
    const golden = pdf.pages.map(({ text }) => `${text}\n`).join("\n");
    await expect(golden).toMatchFileSnapshot("./golden/statement-by-hand.txt");
    // The sentence about goods in return is about gifts to us: it comes before sponsored gifts.
    for (const [at, language] of (["en", "es"] as const).entries()) {
      const text = pdf.pages
        .slice(at * 2, at * 2 + 2)
        .map((page) => page.text)
        .join(" ");
      const place = (words: string) => text.indexOf(words);
      expect(place(texts[language].goods_others)).toBeGreaterThan(0);
      expect(place(texts[language].goods_others)).toBeLessThan(place(texts[language].sponsored));
    }
    const goods = await readPdf(
      await drawStatement({ ...mixed, receipts: [byHand["goods"]!], totalCents: 0 }, texts),
    );
    expect(goods.pages[0]!.text).not.toContain("US$");
  });

  test("continues on further pages and loses no line", async () => {
    const long = { ...statement, receipts: monthly };
    const pdf = await readPdf(await drawStatement(long, texts));
    expect(pdf.pages.length).toBeGreaterThan(2);
    const text = pdf.pages.map((page) => page.text).join(" ");
    expect(pdf.pages[1]!.text).toMatch(/^Número de recibo Fecha/);
    expect(pdf.pages[1]!.tags).toContain("TR");
    for (const { number } of monthly) expect(text.split(`${number} `)).toHaveLength(3);
  });
});
