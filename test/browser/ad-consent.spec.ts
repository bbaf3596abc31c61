import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Language } from "#domain/language/language.ts";
import { contentSecurityPolicy } from "#server/http/security-headers.ts";
import { bundle } from "./bundle.ts";
import { expect, inEachLanguage, test, type Page } from "./browser.ts";

const account = "AW-123456789/AbC-dEf";
const { ads } = parse(readFileSync("content/pages/privacy-policy.yaml", "utf8"));
const wordsIn = (language: Language) =>
  JSON.parse(JSON.stringify(ads), (_, value) => value?.[language] ?? value);

/** The components alone, as they are on a thank-you page of a site that has an account. */
function bundled(language: Language): Promise<string> {
  const props = JSON.stringify({ account, words: wordsIn(language) });
  return bundle(`
    import { createElement as h, useSyncExternalStore } from "react";
    import { createRoot } from "react-dom/client";
    import { AdConsent } from "./app/components/giving/ad-consent.tsx";
    import { useConversion } from "./app/components/giving/conversion.ts";
    function Page() {
      const conversion = useConversion("thanksDonation", "LWH-1");
      const change = location.search === "?privacy";
      return h("main", null, (change || conversion) &&
        h(AdConsent, { ...${props}, ...(!change && { conversion }) }));
    }
    createRoot(document.querySelector("#root")).render(h(Page));`);
}

inEachLanguage("a site with an advertising account,", (language, inTurn) => {
  const words = wordsIn(language);
  let script: string;
  test.beforeAll(async () => {
    script = await bundled(language);
  });
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>x</title><div id="root"></div><script src="/test-ads.js"></script></html>`;

  async function open(page: Page, query = "") {
    await page.route(/\/test-ads(\?|$)/, (route) =>
      route.fulfill({
        contentType: "text/html",
        headers: { "Content-Security-Policy": contentSecurityPolicy({}, { adService: true }) },
        body: html,
      }),
    );
    await page.route("**/test-ads.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: script }),
    );
    await page.route("https://www.googletagmanager.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.goto(`/test-ads${query}`);
  }
  const dataLayer = (page: Page) => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));

  inTurn.test(
    "asks with two equal buttons, and tells nobody before a yes",
    async ({ visit, strangers }) => {
      const page = await visit("/search", { language });
      await open(page);
      await expect(page.getByRole("heading", { name: words.question, level: 2 })).toBeVisible();
      const yes = page.getByRole("button", { name: words.yes });
      const no = page.getByRole("button", { name: words.no });
      const [first, second] = [await yes.boundingBox(), await no.boundingBox()];
      expect(first!.height).toBe(second!.height);
      await expect(yes).toHaveAttribute("class", (await no.getAttribute("class"))!);
      await expect.poll(() => dataLayer(page)).toContain('"event":"conversion"');
      expect(strangers).toEqual([]);
      await yes.click();
      await expect
        .poll(() => strangers)
        .toEqual(["https://www.googletagmanager.com/gtag/js?id=AW-123456789"]);
      await expect
        .poll(() => dataLayer(page))
        .toContain(`"send_to":"${account}","value":1,"currency":"USD"`);
    },
  );

  inTurn.test(
    "takes no for an answer, remembers it, and lets it be changed on the privacy page",
    async ({ visit, strangers }) => {
      const page = await visit("/search", { language });
      await open(page);
      await page.getByRole("button", { name: words.no }).click();
      await expect(page.getByText(words.answered.no)).toBeVisible();
      expect(strangers).toEqual([]);
      // Another gift: told on the page, and nobody is asked again.
      await page.evaluate(() => localStorage.removeItem("conversions"));
      await open(page, "?again");
      await expect.poll(() => dataLayer(page)).toContain('"event":"conversion"');
      await expect(page.locator(".ad-consent")).toHaveCount(0);
      expect(strangers).toEqual([]);
      await open(page, "?privacy");
      await expect(page.getByRole("heading", { name: words.question, level: 3 })).toBeVisible();
      await expect(page.getByText(words.answered.no)).toBeVisible();
      await page.getByRole("button", { name: words.yes }).click();
      await expect(page.getByText(words.answered.yes)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("ad-service"))).toBe("yes");
      // There is nothing to tell on that page.
      expect(strangers).toEqual([]);
    },
  );
});
