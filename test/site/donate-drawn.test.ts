import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { addressOf, type Language } from "#domain/language/language.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { loadedContent, reloadContent, useContent } from "#reader/load.ts";
import { paymentWays } from "#reader/schema/giving.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import * as donate from "../../app/pages/donate/page.tsx";
import * as status from "../../app/pages/donate-status/page.tsx";
import { drawPage } from "../fakes/drawn-page.ts";
import { withValue } from "../fakes/filled-content.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { inEachLanguage } from "./in-each-language.ts";

// What staff have not switched on, or not found out, is drawn here from content that has it.
const folder = mkdtempSync(join(tmpdir(), "lwh-donate-"));
const site = await testGiving(await openStorage({ databaseUrl: null, dataDir: folder }));

afterAll(async () => {
  reloadContent();
  await site.storage.close();
  rmSync(folder, { recursive: true });
});

/** Takes content with one value of one file changed. */
function useChanged(file: string, place: readonly string[], value: unknown): void {
  useContent(withValue(readContentFiles(), file, place, value));
}

const draw = (language: Language, mode: "live" | "demonstration" = "live") => {
  const giving = { ...site.giving, mode };
  return drawPage(donate, { language, page: "donate" }, { ...site, giving });
};

inEachLanguage("the donation page", (language, inTurn) => {
  const waysOf = () => loadedContent().content.giving.payment_ways.ways;
  const offer = (...offered: string[]) =>
    useChanged("content/giving.yaml", ["payment_ways", "offered"], offered);

  inTurn.test("names cards as a way to pay, and nothing that is not switched on", async () => {
    reloadContent();
    const { text } = await draw(language);
    expect(text).toContain(waysOf().card.name[language]);
    for (const way of paymentWays.filter((each) => each !== "card")) {
      expect(text).not.toMatch(new RegExp(`\\b${waysOf()[way].name[language]}\\b`));
    }
  });

  inTurn.test(
    "leads to a fund, to stock, to coins and to PayPal once each has an address",
    async () => {
      reloadContent();
      expect((await draw(language)).text).not.toContain("PayPal");
      const paypal = "https://www.paypal.com/donate/?id=1";
      useChanged("content/links.yaml", ["links", "paypal_gift", "url"], paypal);
      expect((await draw(language)).html).toContain(`href="${paypal}"`);
    },
  );

  inTurn.test("is passed on with amount and interval by whoever has given", async () => {
    const path = addressOf("donate", language, { query: { type: "monthly", amount: "35" } });
    const gift = await site.started({ interval: "monthly", giftCents: 3500, backPath: path });
    await site.giving.demo?.act(gift.checkoutId ?? "", "pay");
    const { html } = await drawPage(status, { language, page: "donateStatus", id: gift.id }, site);
    const link = /https:\/\/wa\.me\/\?text=([^"]+)/.exec(html)?.[1] ?? "";
    expect(decodeURIComponent(link).endsWith(path)).toBe(true);
  });

  inTurn.test("names what is switched on, and that money from a bank takes days", async () => {
    offer("card", "apple_pay", "us_bank");
    const { text } = await draw(language);
    for (const way of ["card", "apple_pay", "us_bank"] as const) {
      expect(text).toContain(waysOf()[way].name[language]);
    }
    expect(text).toContain(waysOf().us_bank.note![language]);
    expect(text).not.toContain("Google Pay");
    // Nothing can be paid there while it is a demonstration.
    expect((await draw(language, "demonstration")).text).not.toContain("Apple Pay");
  });
});
