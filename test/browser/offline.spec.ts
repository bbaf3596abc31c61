import { addressOf } from "#domain/language/language.ts";
import { siteWords } from "../site-words.ts";
import { expect, test, type Page } from "./browser.ts";

const language = "es";
const { content, reader, label } = siteWords(language);
const words = reader.resolve(content.pages.offline);
const calculator = reader.resolve(content.pages.materialCalculator);
const planner = reader.resolve(content.pages.groupTrips).planner;

const copyLine = (page: Page) => page.getByText(words.worker.copy.split("{date}")[0]!);

/** The distance that things on the screen have moved by themselves so far, as browsers count it (0.1 is felt). */
const shiftOf = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

test("pages that were picked or read open without signal", async ({ visit }) => {
  const page = await visit("/offline#families", { language, pictures: true, width: 390 });
  const guide = addressOf("blogPost", language, { params: { id: "blog-2016-earthbag-dome" } });
  const pick = (path: string) => page.locator(`input[value="${path}"]`);
  await expect(page.getByRole("button", { name: words.pick.keep })).toBeVisible();
  expect(await shiftOf(page), "the boxes had their room at once").toBeLessThan(0.02);
  const families = pick(addressOf("families", language));
  await expect(families, "the link on its page has chosen it").toBeChecked();
  await families.uncheck();
  await page.getByRole("button", { name: words.pick.keep }).click();
  await expect(page.getByText(words.pick.none)).toBeVisible();
  await pick(guide).check();
  await pick(addressOf("materialCalculator", language)).check();
  await pick(addressOf("groupTrips", language)).check();
  await page.getByRole("button", { name: words.pick.keep }).click();
  await expect(page.getByText(words.pick.done)).toBeVisible();

  await page.goto(addressOf("groupTrips", language));
  const people = page.locator("#planner-people");
  const usual = await people.inputValue();
  await people.fill("20");
  await expect(page).toHaveURL(/people=20/);
  await page.locator(`header a[href$="/group-trips"]`).first().dispatchEvent("click");
  await expect(people).toHaveValue(usual);
  // Read while there is signal, and begun to be filled in.
  await page.goto(addressOf("contact", language));
  const name = page.locator("main form").first().locator("input[name=name]");
  await name.fill("María Xicay");
  await page.context().setOffline(true);
  await page.locator("main form").first().locator("button[type=submit]").click();
  await expect(page.getByText(label("error.no_signal")).first()).toBeVisible();
  await expect(name).toHaveValue("María Xicay");
  expect(new URL(page.url()).pathname).toBe(addressOf("contact", language));

  const kept = await page.goto(guide);
  expect(kept!.headers()["content-security-policy"]).toContain("default-src 'none'");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(copyLine(page)).toBeVisible();
  await page.goto(addressOf("materialCalculator", language));
  const heading = page.locator("#result h2");
  await page.getByLabel(calculator.form.length).fill("12");
  const { "retaining-wall": wall } = calculator.result.titles;
  await expect(heading).toHaveText(wall.replace("{across}", "12").replace("{height}", "2"));
  await page.getByLabel(calculator.form.builds.tank).check();
  // Another kind begins at its own size, which replaces what is typed before.
  await page.waitForURL(/build=tank/);
  await page.getByLabel(calculator.form.diameter).fill("1.2");
  const height = page.getByLabel(calculator.form.height, { exact: true });
  await height.fill("1");
  await expect(page.locator(".estimate").getByText("1,131", { exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe("?build=tank&across=1.2&height=1");
  // A mistake is named when the field is left, not while it is typed.
  await height.fill("1x");
  await expect(page.locator("#size-height-problem")).toHaveCount(0);
  await height.press("Tab");
  await expect(page.locator("#size-height-problem")).toBeVisible();
  // The planner needs the server: its form points to the table of all sums.
  await page.goto(addressOf("groupTrips", language));
  await page.getByRole("button", { name: planner.compute }).click();
  await expect(page.getByText(planner.table.no_signal)).toBeVisible();
  // Another page that was read, by its link; and one that nobody has opened here.
  await page
    .locator("footer")
    .getByRole("link", { name: /^Contacto$/ })
    .click();
  await expect(copyLine(page)).toBeVisible();
  await expect(page).toHaveURL(addressOf("contact", language));
  expect((await page.goto(addressOf("team", language)))!.status()).toBe(503);
  await expect(page.getByText(words.worker.missing)).toBeVisible();
  await expect(pick(guide)).toBeChecked();

  await page.context().setOffline(false);
  await page.goto(addressOf("offline", language));
  await expect(copyLine(page)).toHaveCount(0);
  await page.getByRole("button", { name: words.pick.remove }).click();
  await expect(page.getByText(words.pick.removed)).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).not.toContain("long-way-home-read");
});
