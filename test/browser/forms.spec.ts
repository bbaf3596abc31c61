import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { labels } from "../labels.ts";
import { useBrowser } from "./browser.ts";

const { visit, errors } = useBrowser();

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.id || element?.className;
  });

async function fill(page: Page, form: string, values: Record<string, string>) {
  for (const [field, value] of Object.entries(values)) {
    await page.locator(`#${form}-${field}`).fill(value);
  }
}

describe.each(languages)("in %s", (language) => {
  const say = labels(language);

  test.each([true, false])(
    "a person who slips is led to the field, mends it and is thanked (script: %s)",
    async (script) => {
      const page = await visit("/contact", { language, script });
      await fill(page, "contact", {
        name: "Ana Sotz",
        email: "ana@example",
        message: "Buenos días",
      });
      await page.locator("#contact-subject").selectOption("press");
      await page.getByRole("button", { name: say.label("form.contact.send") }).click();
      await page.waitForLoadState("load");

      expect(await page.title()).toMatch(/^Error: /);
      expect(await focused(page)).toBe("form-summary");
      const message = say.label("form.message.email");
      await page.getByRole("link", { name: message }).click();
      expect(await focused(page)).toBe("contact-email");
      const email = page.locator("#contact-email");
      expect(await email.getAttribute("aria-describedby")).toBe("contact-email-problem");
      expect(await page.locator("#contact-email-problem").textContent()).toContain(message);
      expect(await page.locator("#contact-message").inputValue()).toBe("Buenos días");
      expect(await page.locator("#contact-subject").inputValue()).toBe("press");

      await email.fill(`ana-${language}-${script}@example.org`);
      await page.getByRole("button", { name: say.label("form.contact.send") }).click();
      await page.waitForURL(`**${addressOf("thanksInterest", language)}?**`);
      expect(await page.locator(".thanks-reference").textContent()).toMatch(/LWH-\w{4}-\w{2}/);
    },
  );

  test("a form that came back has no finding of WCAG 2.2 A and AA in either theme", async () => {
    const page = await visit("/free-green-building-consultation", {
      language,
      reducedMotion: true,
    });
    await page.getByRole("button", { name: say.label("form.consultation.send") }).click();
    await page.waitForLoadState("load");
    const found: string[] = [];
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
      const { violations } = await new AxeBuilder({ page })
        .include("main")
        .withTags(tags)
        .analyze();
      found.push(...violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(" ")}`));
    }
    expect(found).toEqual([]);
  });
});

test("what was typed before the application arrived is still there when it has", async () => {
  const page = await visit("/contact");
  await fill(page, "contact", { name: "Ana Sotz", message: "Hello" });
  await page.locator("#contact-subject").selectOption("press");
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
  expect(await page.locator("#contact-name").inputValue()).toBe("Ana Sotz");
  expect(await page.locator("#contact-message").inputValue()).toBe("Hello");
  expect(await page.locator("#contact-subject").inputValue()).toBe("press");
  expect(errors).toEqual([]);
});

test("a second press while the form is being sent sends nothing, and the attempt has an id", async () => {
  const page = await visit("/contact");
  await fill(page, "contact", {
    name: "Ana Sotz",
    email: "ana-twice@example.org",
    message: "Hello",
  });
  await page.locator("#contact-subject").selectOption("press");
  const sent: string[] = [];
  await page.route("**/contact", async (route) => {
    if (route.request().method() === "POST") sent.push(route.request().postData() ?? "");
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const said = await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>(".contact button[type=submit]")!;
    button.click();
    button.click();
    return button.innerText;
  });
  expect(said).toBe(labels("en").label("form.sending"));
  await page.waitForURL("**/thank-you-**");
  expect(sent).toHaveLength(1);
  expect(new URLSearchParams(sent[0]).get("attempt")).toMatch(/^[0-9a-f]{32}$/);
});

test("the trap is out of sight, out of the tab order and out of the reading order", async () => {
  const page = await visit("/newsletter");
  const trap = page.locator("main input[name=homepage]");
  expect(await trap.getAttribute("tabindex")).toBe("-1");
  const isHidden = await trap.evaluate((input) => input.closest("[aria-hidden=true]") !== null);
  expect(isHidden).toBe(true);
  const box = await trap.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(0);
});

test("a thank-you page tells of one conversion, however often it is opened", async () => {
  const page = await visit("/thank-you-for-your-donation");
  const told = () => page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer ?? []);
  await expect
    .poll(told)
    .toEqual([{ event: "conversion", action: "thanksDonation", value: 1, currency: "USD" }]);
  await page.reload();
  await page.waitForTimeout(800);
  expect(await told()).toEqual([]);
});
