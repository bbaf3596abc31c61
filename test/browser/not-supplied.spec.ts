import { readFileSync } from "node:fs";
import { build } from "rolldown";
import { pageHeaders } from "#server/http/security-headers.ts";
import { siteWords } from "../site-words.ts";
import { expect, rested, test, type Page } from "./browser.ts";

const { content, reader } = siteWords("es");
const words = reader.resolve(content.pages.privacyPolicy.ads);
const account = "AW-123456789/AbC-dEf";
const picture = { name: "logo", file: "logo", fallbackWidth: 40, widths: [40], formats: ["png"] };
const logo = { picture: { ...picture, width: 40, height: 40 } };

/** Components alone: the site has no advertising account yet, and no partner's logo. */
const program = `
  import { createElement as h } from "react";
  import { createRoot } from "react-dom/client";
  import { PartnerMark } from "./app/components/blocks/partner-strip.tsx";
  import { AdConsent } from "./app/components/giving/ad-consent.tsx";
  import { useConversion } from "./app/components/giving/conversion.ts";
  const partner = ${JSON.stringify({ id: "a", name: "A partner", logo })};
  function Thanks() {
    const conversion = useConversion("thanksDonation", "LWH-1");
    const change = location.search === "?privacy";
    return h("main", null, (change || conversion) &&
      h(AdConsent, { ...${JSON.stringify({ account, words })}, ...(!change && { conversion }) }));
  }
  createRoot(document.querySelector("#root")).render(
    location.search === "?partner" ? h("p", null, h(PartnerMark, { partner })) : h(Thanks));`;

let script: string;
test.beforeAll(async () => {
  const file = `${process.cwd()}/entry-of-a-test.js`;
  const load = (id: string) => (id.endsWith("/entry-of-a-test.js") ? program : null);
  const resolveId = (id: string) => (id === "entry" ? file : null);
  const { output } = await build({
    input: "entry",
    plugins: [{ name: "entry", resolveId, load }],
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    write: false,
    output: { format: "iife" },
  });
  script = output[0].code;
});

async function servePage(page: Page, { head = "", headers = {} }): Promise<void> {
  const body = `<!doctype html><meta charset="utf-8"><title>x</title>${head}<div id="root"></div><script src="/test-page.js"></script>`;
  await page.route(/\/test-page(\?|$)/, (route) =>
    route.fulfill({ contentType: "text/html", headers, body }),
  );
  await page.route("**/test-page.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
}

test("a logo without a file leaves its partner's name beside a dimmed place", async ({ visit }) => {
  const page = await visit("/robots.txt", { pictures: true });
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  const styles = readFileSync("app/components/blocks/partner-strip.css", "utf8");
  await servePage(page, { head: `<style>${styles.replace(/@import.*/g, "")}</style>` });
  await page.goto("/test-page?partner");
  await expect(page.locator(".partner-logo")).toHaveCSS("opacity", "0.3");
  await expect(page.getByText("A partner")).toBeVisible();
  await expect.poll(() => warnings.join()).toContain("could not be loaded");
});

const dataLayer = (page: Page) => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));

test("an advertising account serves only after consent", async ({ visit, strangers }) => {
  const page = await visit("/robots.txt");
  const thanks = "/thank-you-for-your-donation";
  const links = { ad_conversion: { kind: "measurement", url: account } } as const;
  const headers = pageHeaders(thanks, new URLSearchParams(), {}, links);
  await servePage(page, { headers });
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

  // The same gift once more, and then another one: reported on the page only, without a question.
  await page.reload();
  await rested(page);
  expect(await dataLayer(page)).toBe("[]");
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
  // A page without a conversion to send.
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
