import { addressOf } from "#domain/language/language.ts";
import { giftFields } from "../giving-site.ts";
import { expect, inEachLanguage, ready } from "./browser.ts";

inEachLanguage("the register of figures", (language, inTurn) => {
  inTurn.test(
    "a link to a figure opens its group, after a click in the page too",
    async ({ visit }) => {
      const page = await visit("/impact", { language, ready: true, width: 390 });
      const link = page.locator(".impact-numbers a").last();
      const { hash } = new URL((await link.getAttribute("href"))!, page.url());
      await link.click();
      await expect(page.locator(hash)).toBeInViewport();
    },
  );

  inTurn.test(
    "a gift that is counted while somebody reads changes the page for the next reader, not under this one's eyes",
    async ({ visit, baseURL, errors }) => {
      const page = await visit("/impact", { language });
      const gifts = page.locator("#gifts-received");
      const before = await gifts.innerText();
      const post = (path: string, fields: Record<string, string>) =>
        fetch(new URL(path, baseURL), {
          method: "POST",
          body: new URLSearchParams(fields),
          headers: { Origin: baseURL! },
          redirect: "manual",
        });
      const giver = giftFields(`reads-${language}@example.org`);
      const begun = await post(addressOf("donate", language), giver);
      await post(begun.headers.get("Location")!, { action: "pay" });
      await ready(page);
      expect(await gifts.innerText()).toBe(before);
      expect(errors).toEqual([]);
      await page.reload();
      expect(await gifts.innerText()).not.toBe(before);
    },
  );
});
