import { describe, expect, test } from "vitest";
import { hasEmployerLetter } from "#domain/giving/employer-letter.ts";
import type { EnteredLines, Receipt } from "#domain/giving/receipt.ts";
import { employerLetterTexts, receiptTexts } from "#reader/documents/donor-papers.ts";
import { known, simple } from "../../test/fakes/receipts.ts";
import { readPdf } from "../../test/read-pdf.ts";
import { drawEmployerLetter } from "./employer-letter.ts";

const texts = { receipt: receiptTexts(), letter: employerLetterTexts() };

const byCheck: EnteredLines = {
  way: { en: "Check", es: "Cheque" },
  given: null,
  sponsor: null,
  inReturn: { en: "In return you were given: two tickets.", es: "A cambio recibió: dos entradas." },
  note: null,
  replaces: null,
  hasAmount: true,
};
const cases: Record<string, Receipt> = {
  "one-time": { ...simple, organisation: known },
  "spanish-monthly-part-refunded": {
    ...simple,
    language: "es",
    rhythm: "monthly",
    totalCents: 5695,
    feeCoverCents: 195,
    backCents: 1500,
  },
  "by-check-with-return": { ...simple, organisation: known, entered: byCheck },
};

describe.each(Object.entries(cases))("the letter to an employer, %s", (name, receipt) => {
  test("states what matching offices ask for, a page in each language", async () => {
    const pdf = await readPdf(await drawEmployerLetter(receipt, texts, "letter"));
    const golden = pdf.pages.map(({ text }) => `${text}\n`).join("\n");
    await expect(golden).toMatchFileSnapshot(`./golden/employer-letter-${name}.txt`);
    expect(pdf.pages).toHaveLength(2);
    expect(pdf.language).toBe(receipt.language);
    expect(pdf.isTagged).toBe(true);
    expect(pdf.title).toContain(receipt.number);
    for (const page of pdf.pages) expect([...new Set(page.links)]).toEqual([receipt.checkUrl]);
  });
});

describe("the letter to an employer", () => {
  const textOf = async (receipt: Receipt) =>
    (await readPdf(await drawEmployerLetter(receipt, texts, "a4"))).pages[0]!.text;

  test("names a tax number that is known, and says nothing of one that is not", async () => {
    expect(await textOf(cases["one-time"]!)).toContain("12-3456789");
    const without = await textOf(simple);
    expect(without).not.toContain(texts.receipt.en.tax_id);
    expect(without).not.toContain(texts.receipt.en.tax_id_missing);
  });

  test("states what is left of a gift, and what was given in return instead of nothing", async () => {
    expect(await textOf({ ...simple, backCents: 1500 })).toContain("US$40");
    const returned = await textOf(cases["by-check-with-return"]!);
    expect(returned).toContain(byCheck.inReturn!.en);
    expect(returned).not.toContain(texts.receipt.en.goods);
  });

  test("says in large letters where no money moved", async () => {
    expect(await textOf({ ...simple, mode: "test" })).toContain(texts.receipt.en.test.title);
  });

  test("is there for money of ours that stays, and for nothing else", () => {
    for (const receipt of Object.values(cases)) expect(hasEmployerLetter(receipt)).toBe(true);
    const none: Receipt[] = [
      { ...simple, backCents: simple.totalCents },
      { ...simple, isDisputed: true },
      { ...simple, isWithdrawn: true },
      { ...simple, entered: { ...byCheck, sponsor: "Example Charitable Fund" } },
      { ...simple, entered: { ...byCheck, hasAmount: false } },
    ];
    for (const receipt of none) expect(hasEmployerLetter(receipt)).toBe(false);
  });
});
