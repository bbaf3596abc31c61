import { contentSecurityPolicy } from "#server/http/security-headers.ts";
import { bundle, servePage } from "./bundle.ts";
import { expect, test, type Page } from "./browser.ts";
import { site } from "./site-in-both.ts";

// test/site/ad-consent.test.ts checks both languages.
const { content, reader } = site.es;
const words = reader.resolve(content.pages.privacyPolicy.ads);
const account = "AW-123456789/AbC-dEf";

/** The components alone, as they are on a thank-you page of a site that has an account. */
const entry = `
  import { createElement as h } from "react";
  import { createRoot } from "react-dom/client";
  import { AdConsent } from "./app/components/giving/ad-consent.tsx";
  import { useConversion } from "./app/components/giving/conversion.ts";
  function Page() {
    const conversion = useConversion("thanksDonation", "LWH-1");
    const change = location.search === "?privacy";
    return h("main", null, (change || conversion) &&
      h(AdConsent, { ...${JSON.stringify({ account, words })}, ...(!change && { conversion }) }));
  }
  createRoot(document.querySelector("#root")).render(h(Page));`;

const dataLayer = (page: Page) => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));

test("an advertising account asks first and remembers no", async ({ visit, strangers }) => {
  const page = await visit("/robots.txt");
  const headers = { "Content-Security-Policy": contentSecurityPolicy({}, { adService: true }) };
  await servePage(page, await bundle(entry), { headers });
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  const yes = page.getByRole("button", { name: words.yes });
  const no = page.getByRole("button", { name: words.no });

  await page.goto("/test-page");
  await expect(page.getByRole("heading", { name: words.question, level: 2 })).toBeVisible();
  const [first, second] = [await yes.boundingBox(), await no.boundingBox()];
  expect(first!.height).toBe(second!.height);
  await expect(yes).toHaveAttribute("class", (await no.getAttribute("class"))!);
  await expect.poll(() => dataLayer(page)).toContain('"event":"conversion"');
  expect(strangers).toEqual([]);
  await no.click();
  await expect(page.getByText(words.answered.no)).toBeVisible();

  // Another gift: reported on the page only, without a question.
  await page.evaluate(() => localStorage.removeItem("conversions"));
  await page.goto("/test-page?again");
  await expect.poll(() => dataLayer(page)).toContain('"event":"conversion"');
  await expect(page.locator(".ad-consent")).toHaveCount(0);

  await page.goto("/test-page?privacy");
  await expect(page.getByRole("heading", { name: words.question, level: 3 })).toBeVisible();
  await expect(page.getByText(words.answered.no)).toBeVisible();
  await yes.click();
  await expect(page.getByText(words.answered.yes)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("ad-service"))).toBe("yes");
  // That page has no conversion to send.
  expect(strangers).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.goto("/test-page");
  await yes.click();
  await expect
    .poll(() => strangers)
    .toEqual(["https://www.googletagmanager.com/gtag/js?id=AW-123456789"]);
  await expect
    .poll(() => dataLayer(page))
    .toContain(`"send_to":"${account}","value":1,"currency":"USD"`);
});
