import { describe, expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { siteWords } from "../site-words.ts";
import { useBrowser } from "./browser.ts";

const { visit, errors } = useBrowser();

describe.each(languages)("joining in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const { planner } = reader.resolve(content.pages.groupTrips);
  const volunteer = reader.resolve(content.pages.volunteer);

  test("a group leader without script works out a price and passes its address on", async () => {
    const page = await visit("/group-trips", { language, script: false });
    await page.getByLabel(planner.people, { exact: true }).first().fill("16");
    await page.getByLabel(planner.packages.intensive).check();
    await page.getByRole("button", { name: planner.compute }).click();
    await page.getByText("$11,600").waitFor();
    const { search, hash } = new URL(page.url());
    expect(search + hash).toBe("?people=16&package=intensive#planner");
  });

  test("a price opens the planner with it, and the planner follows", async () => {
    const page = await visit("/group-trips?people=20", { language, ready: true });
    await page.locator(".trip-price a").last().click();
    await page.getByText("$25,000").waitFor();
    expect(await page.getByLabel(planner.packages.extended).isChecked()).toBe(true);
    expect(errors).toEqual([]);
  });

  test("who packs ticks what is in the bag, with the keyboard and without script", async () => {
    const page = await visit("/volunteer", { language, script: false });
    const first = page.getByRole("checkbox", { name: volunteer.packing.guides[0]!.items[0]! });
    await first.focus();
    await page.keyboard.press("Space");
    expect(await first.isChecked()).toBe(true);
    expect(await page.getByRole("button", { name: volunteer.packing.print }).isVisible()).toBe(
      false,
    );
  });

  test("the print button prints the lists alone", async () => {
    const page = await visit("/volunteer", { language, ready: true });
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole("button", { name: volunteer.packing.print }).click();
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".packing-guide").first().isVisible()).toBe(true);
    expect(await page.locator("#stories").isVisible()).toBe(false);
    expect(await page.locator(".site-footer").isVisible()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    expect(await page.locator("#stories").isVisible()).toBe(true);
  });
});
