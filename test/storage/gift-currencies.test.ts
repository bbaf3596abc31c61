import { describe, expect, test } from "vitest";
import type { Presented } from "#domain/giving/giving-text.ts";
import { reconcile } from "#domain/giving/reconcile.ts";
import { createDocuments } from "#server/documents/documents.ts";
import { receiptTexts } from "#reader/documents/donor-papers.ts";
import { receiptsOf } from "../fakes/receipts.ts";
import { drawPage } from "../fakes/drawn-page.ts";
import type { StripeServer } from "../fakes/stripe-server.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { readPdf } from "../read-pdf.ts";
import { givingOn } from "./giving-on.ts";

const pounds: Presented = { currency: "gbp", amount: 4350 };

describe("gifts in the donor's own currency", () => {
  let site: StripeSite;
  let stripe: StripeServer;
  givingOn((fresh) => ({ site, stripe } = fresh));

  const pay = async (presented: Presented, own: Parameters<StripeSite["started"]>[0] = {}) => {
    const gift = await site.started({ language: "en", ...own });
    await site.deliver(stripe.pay(gift.checkoutId ?? "", site.clock.now(), presented));
    return site.gift(gift.id);
  };

  test.each<[Presented, string]>([
    [pounds, "GBP 43.50"],
    [{ currency: "eur", amount: 5120 }, "EUR 51.20"],
    [{ currency: "cad", amount: 7675 }, "CAD 76.75"],
  ])("are in the books in dollars and on every paper in both: %o", async (presented, told) => {
    const gift = await pay(presented);
    expect(await site.booksOf(gift)).toEqual([["payment", { provider: 5500, gifts: -5500 }]]);
    const plain = (text: string) => text.replace(/\s/g, " ");
    const [mail] = await site.storage.outbox.listOfGift(gift.row);
    const place = { language: "en", page: "donateStatus", id: gift.id } as const;
    const page = await drawPage(await import("#app/pages/donate-status/page.tsx"), place, site);
    const papers = [mail!.text, page.text];
    if (presented === pounds) {
      const [receipt] = await receiptsOf(site.giving, gift.id);
      const pdf = await createDocuments().receipt(receipt!, receiptTexts(), "letter");
      papers.push((await readPdf(pdf)).pages[0]!.text);
    }
    for (const text of papers) {
      expect(plain(text)).toContain(told);
      expect(plain(text)).toMatch(/\$55/);
    }
  });

  test("of each month state what was charged once the provider was asked for its fee", async () => {
    const gift = await pay(pounds, { interval: "monthly" });
    expect((await site.onlyPayment(gift)).presented).toBeNull();
    await reconcile(site.world);
    expect((await site.onlyPayment(gift)).presented).toEqual(pounds);
  });

  test("are announced, with what else the account takes, once it has said so", async () => {
    await site.started();
    const ways = ["card", "apple_pay", "us_bank_account"];
    const said = { ways, hasOwnCurrency: true };
    await expect.poll(() => site.giving.ways()).toEqual(said);
  });
});
