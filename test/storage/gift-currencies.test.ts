import { expect, test } from "vitest";
import { reconcile } from "#domain/giving/reconcile.ts";
import { receiptTexts } from "#reader/documents/donor-papers.ts";
import { createDocuments } from "#server/documents/documents.ts";
import { drawPage } from "../fakes/drawn-page.ts";
import type { StripeServer } from "../fakes/stripe-server.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { readPdf } from "../read-pdf.ts";
import { givingOn } from "./giving-on.ts";

let site: StripeSite;
let stripe: StripeServer;
givingOn((fresh) => ({ site, stripe } = fresh));

const pounds = { currency: "gbp", amount: 4350 };
const paidInPounds = async (own: Parameters<StripeSite["started"]>[0] = {}) => {
  const gift = await site.started({ language: "en", ...own });
  await site.deliver(stripe.pay(gift.checkoutId ?? "", site.clock.now(), pounds));
  return site.gift(gift.id);
};

test("a gift in the donor's currency is booked in dollars and has both on every paper", async () => {
  const gift = await paidInPounds();
  expect(await site.booksOf(gift)).toEqual([["payment", { provider: 5500, gifts: -5500 }]]);
  const [mail] = await site.mailsOf(gift);
  const place = { language: "en", page: "donateStatus", id: gift.id } as const;
  const page = await drawPage(await import("#app/pages/donate-status/page.tsx"), place, site);
  const receipt = await site.receiptOf(gift);
  const pdf = await createDocuments().receipt(receipt, receiptTexts(), "letter");
  for (const text of [mail!.text, page.text, (await readPdf(pdf)).pages[0]!.text]) {
    expect(text.replace(/\s/g, " ")).toContain("GBP 43.50");
    expect(text).toMatch(/\$55/);
  }
});

test("a monthly gift has the charged currency once the provider has named its fee", async () => {
  const gift = await paidInPounds({ interval: "monthly" });
  expect((await site.onlyPayment(gift)).presented).toBeNull();
  await reconcile(site.giving);
  expect((await site.onlyPayment(gift)).presented).toEqual(pounds);
});

test("the ways to pay are announced once the account has named them", async () => {
  await site.started();
  const ways = ["card", "apple_pay", "us_bank_account"];
  await expect.poll(() => site.giving.ways()).toEqual({ ways, hasOwnCurrency: true });
});
