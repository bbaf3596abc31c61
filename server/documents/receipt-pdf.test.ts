import { expect, test } from "vitest";
import { ownOf, type EnteredGift } from "#domain/giving/entered-gift.ts";
import { enteredLines, type Receipt } from "#domain/giving/receipts.ts";
import type { YearStatement } from "#domain/giving/statements.ts";
import { inEachLanguage, languages } from "#domain/language/language.ts";
import { documentContent } from "#reader/content.ts";
import { loadedContent } from "#reader/load.ts";
import { readPdf, type ReadPdf } from "../../test/read-pdf.ts";
import { drawReceipt } from "./receipt-pdf.ts";
import { drawStatement } from "./statement-pdf.ts";

const checkUrl = {
  en: "https://site.example.org/donate/receipt?number=LWR-7K3M-9PQD",
  es: "https://site.example.org/es/donate/receipt?number=LWR-7K3M-9PQD",
};

/** A gift once, by card, of an organization whose tax id nobody has told. */
const simple: Receipt = {
  number: "LWR-7K3M-9PQD",
  key: "k",
  language: "en",
  organisation: {
    legalName: "Long Way Home, Inc.",
    status: { en: "A US non-profit", es: "Organización sin fines de lucro" },
    taxId: null,
    address: [],
  },
  donor: { name: "Łucja Ixmukanë’ Ñáñez", email: "lucja@example.org" },
  // Late in the evening of the 18th in Comalapa.
  paidAt: new Date("2026-05-19T04:30:00Z"),
  interval: "once",
  zone: "America/Guatemala",
  giftCents: 5500,
  feeCoverCents: 0,
  presented: null,
  totalCents: 5500,
  backCents: 0,
  heldCents: 0,
  isWithdrawn: false,
  entered: null,
  designation: null,
  dedication: null,
  mode: "live",
  checkUrl,
  followUrl: null,
  pdfUrl: "https://site.example.org/donate/receipt/LWR-7K3M-9PQD.pdf?key=k",
};

/** The same organization with all that may stand on its paper. */
const known = {
  ...simple.organisation,
  taxId: "12-3456789",
  address: ["1 Example Street", "US"],
};

const goldenOf = ({ title, pages }: ReadPdf) =>
  [title, ...pages.map(({ text }) => text)].map((part) => `${part}\n`).join("\n");
const read = async (receipt: Receipt) => readPdf(await drawReceipt(receipt));

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
  disputed: { ...simple, heldCents: 1 },
};

const givingWords = loadedContent().content.giving.words;
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
    const donor = { ...simple.donor, ...(cents === 0 && { email: "" }) };
    const all = { ...simple, ...amounts, donor, entered: enteredLines(gift, givingWords) };
    return [name, { ...all, isWithdrawn: name === "replaced" }];
  }),
);

const byHandNamed = Object.entries(byHand).map(([name, one]) => [`by-hand-${name}`, one] as const);

// The golden files show which kinds have an amount, a tax ID and the sentence about goods in return.
test.each([...Object.entries(cases), ...byHandNamed])(
  "the receipt %s matches its golden file",
  async (name, receipt) => {
    const pdf = await read(receipt);
    await expect(goldenOf(pdf)).toMatchFileSnapshot(`./golden/receipt-${name}.txt`);
    expect(pdf).toMatchObject({ language: receipt.language, isTagged: true });
    for (const page of pdf.pages) {
      expect([page.width, page.height]).toEqual([612, 792]);
      expect(page.tags).toContain("H1");
      expect(page.tags.includes("Table")).toBe(!receipt.entered);
    }
    const links = new Set(pdf.pages.flatMap((page) => page.links));
    expect([...links].toSorted()).toEqual(Object.values(checkUrl));
  },
);

const followUrl = inEachLanguage((language) => `https://site.example.org/${language}/roof`);

test("a receipt of a gift for a goal links to the goal on each page, in its language", async () => {
  const goal = { id: "goal:roof", label: { en: "A roof", es: "Un techo" } };
  const full = { ...cases["designated-in-memory"]!, feeCoverCents: 195, totalCents: 5695 };
  const designated = { ...full, organisation: known, designation: goal, followUrl };
  const linksOf = async (receipt: Receipt) =>
    (await read(receipt)).pages.map(({ links }) => [...new Set(links)]);
  const own = languages.map((language) => [checkUrl[language], followUrl[language]]);
  expect(await linksOf(designated)).toEqual(own);
  const returned = { ...designated, backCents: designated.totalCents };
  expect((await linksOf(returned)).flat()).not.toContain(followUrl.en);
});

test("a receipt notes that a name has unprintable characters", async () => {
  const donor = { ...simple.donor, name: "李雷 Ñandú Łukasz" };
  const pdf = await read({ ...simple, donor });
  expect(pdf.pages[0]!.text).toContain("[…] Ñandú Łukasz (lucja@example.org)");
  expect(pdf.pages[0]!.text).toContain(documentContent("receipt", "en").unprintable);
  expect(pdf.pages[1]!.text).toContain(documentContent("receipt", "es").unprintable);
});

test("a receipt has the same bytes every time", async () => {
  expect(await drawReceipt(simple)).toEqual(await drawReceipt(simple));
});

const monthly = Array.from({ length: 40 }, (_, at) => ({
  ...simple,
  number: `LWR-7K3M-9P${at}`,
  paidAt: new Date(Date.UTC(2026, at, 17, 18)),
}));
const statement: YearStatement = {
  year: 2026,
  link: { year: 2026, of: simple.number, key: "k" },
  language: "es",
  organisation: known,
  donor: simple.donor,
  receipts: monthly.slice(0, 2).map((one, at) => ({ ...one, backCents: at * 1000 })),
  totalCents: 10_000,
  asOf: null,
  mode: "live",
  checkUrl,
  pdfUrl: "https://site.example.org/es/donate/statement/2026.pdf?of=LWR-7K3M-9PQD&key=k",
};

test("a yearly statement lists the year's gifts and their sum, in both languages", async () => {
  const pdf = await readPdf(await drawStatement(statement));
  await expect(goldenOf(pdf)).toMatchFileSnapshot("./golden/statement.txt");
  expect(pdf.pages.flatMap(({ links }) => [...new Set(links)])).toEqual([checkUrl.es, checkUrl.en]);
});

test("a yearly statement separates gifts of money to us, with their sum, from all others", async () => {
  const receipts = [simple, ...Object.values(byHand).filter(({ isWithdrawn }) => !isWithdrawn)];
  const mixed = { ...statement, language: "en" as const, receipts, totalCents: 30_500 };
  const pdf = await readPdf(await drawStatement(mixed));
  await expect(goldenOf(pdf)).toMatchFileSnapshot("./golden/statement-by-hand.txt");
  const asOf = new Date("2026-06-05T18:00:00Z");
  const goods = await readPdf(
    await drawStatement({ ...mixed, receipts: [byHand["goods"]!], totalCents: 0, asOf }),
  );
  expect(goods.pages[0]!.text).toContain("As of June 5, 2026. Gifts of the year that reach us");
  expect(goods.pages[0]!.text).not.toContain("US$");
});

test("a yearly statement of twelve gifts is a page per language, and longer ones lose no line", async () => {
  const receipts = monthly.slice(0, 12);
  const back = receipts.map((one, at) => ({ ...one, backCents: at, heldCents: at === 3 ? 3 : 0 }));
  for (const own of [{}, { mode: "demonstration" }, { receipts: back }] as const) {
    const { pages } = await readPdf(await drawStatement({ ...statement, receipts, ...own }));
    expect(pages).toHaveLength(2);
    expect(pages[0]!.text.includes(" −US$0.03 Retenido por el banco")).toBe("receipts" in own);
  }
  const both = { ...simple, backCents: 4_001_000, heldCents: 4_000_000 };
  const long = { ...statement, receipts: [both, ...monthly] };
  const pdf = await readPdf(await drawStatement(long));
  expect(pdf.pages.length).toBeGreaterThan(2);
  const text = pdf.pages.map((page) => page.text).join(" ");
  expect(text).toContain("−US$10.00 −US$40,000.00 Retenido por el banco");
  expect(pdf.pages[1]!.text).toMatch(/^Número de recibo Fecha/);
  expect(pdf.pages[1]!.tags).toContain("TR");
  for (const { number } of monthly) expect(text.split(`${number} `)).toHaveLength(3);
});
