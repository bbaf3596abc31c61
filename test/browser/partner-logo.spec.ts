import { readFileSync } from "node:fs";
import { bundle, servePage } from "./bundle.ts";
import { expect, test } from "./browser.ts";

/** Partners have supplied no logos yet: the mark alone, with a logo that is not there. */
const entry = `
  import { createElement as h } from "react";
  import { createRoot } from "react-dom/client";
  import { PartnerMark } from "./app/components/blocks/partner-strip.tsx";
  const picture = { name: "logo", file: "logo", fallbackWidth: 40, widths: [40], formats: ["png"], width: 40, height: 40 };
  createRoot(document.querySelector("#root")).render(
    h("p", null, h(PartnerMark, { partner: { id: "a", name: "A partner", logo: { picture } } })));`;

test("a logo that cannot be loaded is dimmed, and its name stays", async ({ visit }) => {
  const page = await visit("/robots.txt");
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  const styles = readFileSync("app/components/blocks/partner-strip.css", "utf8");
  const head = `<style>${styles.replace(/@import.*/g, "")}</style>`;
  await servePage(page, await bundle(entry), { head });
  await page.goto("/test-page");
  await expect(page.locator(".partner-logo")).toHaveCSS("opacity", "0.3");
  await expect(page.getByText("A partner")).toBeVisible();
  await expect.poll(() => warnings.join()).toContain("could not be loaded");
});
