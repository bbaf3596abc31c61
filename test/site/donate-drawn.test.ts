import { expect, onTestFinished } from "vitest";
import type { Language } from "#domain/language/language.ts";
import { loadedContent } from "#reader/load.ts";
import type { OfferedWays } from "#domain/giving/payments.ts";
import { drawWaysToGive } from "#server/documents/ways-to-give.ts";
import { changeLink, changeLists } from "../fakes/change-content.ts";
import { drawPage } from "../fakes/drawn-page.ts";
import { readPdf } from "../read-pdf.ts";
import { openDrawnSite } from "./drawn-site.ts";
import { inEachLanguage } from "./in-each-language.ts";

// Things that staff have not switched on, or not found out, are drawn here from content that has them.
const site = await openDrawnSite();

const draw = (language: Language, ways: OfferedWays | null = null) => {
  const giving = { ...site.giving, ways: () => ways };
  return drawPage({ language, page: "donate" }, { ...site, giving });
};

inEachLanguage("the donation page", ({ language, inTurn }) => {
  const waysOf = () => loadedContent().content.giving.payment_ways.ways;
  inTurn.test("leads to each other way to give that has an address", async () => {
    expect((await draw(language)).text).not.toContain("PayPal");
    const paypal = "https://www.paypal.com/donate/?id=1";
    onTestFinished(changeLink("paypal_gift", paypal));
    const { html } = await draw(language);
    expect(html).toContain(`href="${paypal}"`);
    expect(html).toContain(`href="/documents/ways-to-give.${language}.letter.pdf"`);
    const paper = await readPdf(await drawWaysToGive(language));
    expect(paper.pages[0]!.links).toContain(paypal);
  });

  inTurn.test("offers the employers who match gifts", async () => {
    const employers = ["Example Foods, Inc.", "The Masonry Works"];
    onTestFinished(
      changeLists({ employers: employers.map((name, at) => ({ id: `employer-${at}`, name })) }),
    );
    const { html } = await draw(language);
    const [offered = ""] = /<datalist id="gift-employer-offered".*?<\/datalist>/s.exec(html)!;
    expect(offered.match(/(?<=<option>)[^<]+/g)).toEqual(employers);
  });

  inTurn.test("names only the account's own ways to pay, once known", async () => {
    const ways = ["card", "apple_pay", "us_bank_account"] as const;
    const { text } = await draw(language, { ways, hasOwnCurrency: true });
    for (const way of ways) expect(text).toContain(waysOf()[way].name[language]);
    expect(text).toContain(waysOf().us_bank_account.note![language]);
    expect(text).not.toContain("Google Pay");
    const { own_currency: own } = loadedContent().content.giving.payment_ways;
    expect(text).toContain(own.line[language]);
    const cards = await draw(language, { ways: ["card"], hasOwnCurrency: false });
    for (const told of [waysOf().apple_pay.name, own.line]) {
      expect(cards.text).not.toContain(told[language]);
    }
    expect((await draw(language)).text).not.toContain(waysOf().card.name[language]);
  });
});
