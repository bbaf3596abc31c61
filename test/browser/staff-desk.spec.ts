import { newReference } from "#domain/reference.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { day, sampleSubmission } from "../fakes/samples.ts";
import { expect, test } from "./browser.ts";
import { looksRight, openPlace } from "./staff-place.ts";

/** `npm run staff` beside the site that visitors use, on the same database. */
let desk: Awaited<ReturnType<typeof openPlace>>;
let storage: Storage;

test.beforeAll(async () => {
  const dataDir = process.env.TEST_DATA_DIR!;
  storage = await openStorage({ dataDir, databaseUrl: null });
  // The desk lists the oldest first: this one is older than those of other tests.
  const receivedAt = new Date(Date.now() - 5 * day);
  const eraseAfter = new Date(Date.now() + 5 * day);
  const reference = newReference();
  const own = { reference, idempotencyKey: reference, receivedAt, eraseAfter };
  await storage.submissions.add(sampleSubmission({ ...own, fields: { name: "Elda Xicay" } }));
  const env = { PATH: process.env.PATH, SETTINGS: "none", DATA_DIR: dataDir };
  desk = await openPlace(["bin/staff.ts", "--port", "0", "--name", "Ana"], env);
});
test.afterAll(async () => {
  await desk.close();
  await storage.close();
});

// The desk has no script; test/storage/staff-desk.test.ts checks its actions over HTTP.
test("the desk is used by the keyboard alone and fits a phone", async ({ visit, errors }) => {
  const page = await visit("/", { options: desk.options, width: 360 });
  await looksRight(page);
  const find = page.getByRole("searchbox");
  await find.evaluate((one: HTMLInputElement) => (one.value = one.placeholder));
  expect(await find.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "To the page" })).toBeFocused();
  await page.keyboard.press("Enter");
  const message = page.getByRole("link", { name: "Elda Xicay" }).first();
  // Other tests send to the same site, so any number of messages may be above it.
  const links = await page.getByRole("main").getByRole("link").count();
  for (let tab = 0; tab < links; tab++) {
    await page.keyboard.press("Tab");
    if (await message.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(message).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Elda Xicay");
  await looksRight(page);
  await page.getByRole("button", { name: "It was answered" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("Noted that it was answered.");
  await expect(page.getByRole("status")).toBeFocused();
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  await page.getByRole("link", { name: "Gifts", exact: true }).press("Enter");
  await page.getByRole("link", { name: "Enter a gift" }).press("Enter");
  await page.getByLabel("How it came").selectOption("Check");
  const dollars = page.getByLabel("US dollars", { exact: true });
  await dollars.fill("many");
  await page.keyboard.press("Enter");
  await expect(dollars).toHaveAccessibleDescription(/Write dollars such as 250/);
  const shares = page.getByLabel("Number of shares");
  await expect(shares).toBeHidden();
  await page.getByLabel("How it came").selectOption("Stock");
  await dollars.press("Enter");
  await expect(shares).toHaveAccessibleDescription(/Write a number/);
  await looksRight(page);
  expect(errors.filter((line) => !line.includes("422"))).toEqual([]);
});
