import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { newReference } from "#domain/reference.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { sampleSubmission } from "../fakes/samples.ts";
import { axeFindings } from "./axe.ts";
import { expect, test } from "./browser.ts";

/** `npm run staff` on a database of its own. */
let desk: ChildProcess;
let address = "";
const dataDir = mkdtempSync(join(tmpdir(), "lwh-desk-"));
const reference = newReference();

test.beforeAll(async () => {
  const storage = await openStorage({ dataDir, databaseUrl: null });
  await storage.submissions.add(sampleSubmission({ reference, receivedAt: new Date() }));
  await storage.close();
  desk = spawn(process.execPath, ["bin/staff.ts", "--port", "0", "--name", "Ana"], {
    env: { PATH: process.env.PATH, SETTINGS: "none", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: desk.stdout! })) {
    address = /http:\S+/.exec(line)?.[0] ?? "";
    if (address) break;
  }
  desk.stdout!.resume();
});
test.afterAll(async () => {
  desk.kill("SIGTERM");
  await new Promise((resolve) => desk.once("close", resolve));
  rmSync(dataDir, { recursive: true });
});

test("the desk is used by the keyboard alone, fits a phone, and axe finds nothing in either theme", async ({
  visit,
  errors,
}) => {
  const { origin: baseURL, search } = new URL(address);
  const options = { baseURL, locale: "en-US" };
  const page = await visit(`/${search}`, { options, width: 390 });
  await expect(page).toHaveURL(`${baseURL}/`);
  const looksRight = async () => {
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFindings(page, "colours")).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
  };
  await looksRight();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "To the page" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "María Xicay" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("María Xicay");
  await looksRight();
  await page.getByRole("button", { name: "It was answered" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("Noted that it was answered.");
  await expect(page.getByRole("status")).toBeFocused();
  await page.getByRole("link", { name: "Gifts" }).press("Enter");
  await page.getByRole("link", { name: "Enter a gift" }).press("Enter");
  await page.getByLabel("How it came").selectOption("Check");
  await page.getByLabel("US dollars", { exact: true }).fill("many");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("US dollars", { exact: true })).toHaveAccessibleDescription(
    /Write dollars such as 250/,
  );
  await looksRight();
  expect(errors.filter((line) => !line.includes("422"))).toEqual([]);
});
