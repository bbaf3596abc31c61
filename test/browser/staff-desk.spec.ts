import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { languages } from "#domain/language/language.ts";
import { newReference } from "#domain/reference.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { readWords, textsIn } from "../../staff/visit/words.ts";
import { sampleSubmission } from "../fakes/samples.ts";
import { axeFindings } from "./axe.ts";
import { expect, inEachLanguage, test } from "./browser.ts";

/** `npm run staff` on a database of its own. */
let desk: ChildProcess;
let address = "";
const dataDir = mkdtempSync(join(tmpdir(), "lwh-desk-"));
const reference = newReference();
const requests = { en: newReference(), es: newReference() };

test.beforeAll(async () => {
  const storage = await openStorage({ dataDir, databaseUrl: null });
  await storage.submissions.add(sampleSubmission({ reference, receivedAt: new Date() }));
  for (const one of languages) {
    const own = { reference: requests[one], fields: { name: "Ana Sotz" }, receivedAt: new Date() };
    await storage.submissions.add(sampleSubmission({ ...own, form: "application" }));
  }
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

inEachLanguage("whoever looks after gifts and requests at the desk,", (language) => {
  const say = textsIn(readWords(), language);

  test("enters a check, corrects it, cancels it, and closes a request with its reason", async ({
    visit,
    errors,
  }) => {
    const { origin: baseURL, search } = new URL(address);
    const page = await visit(`/${search}`, { options: { baseURL, locale: language } });
    const main = page.getByRole("main");
    const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
    const follow = (name: string) => main.getByRole("link", { name, exact: true }).click();
    const says = (text: string) => expect(page.getByRole("status")).toHaveText(text);
    const amount = page.getByLabel(say("entry_amount"), { exact: true });

    await page.getByRole("link", { name: say("nav_gifts") }).click();
    await follow(say("enter_gift"));
    await page.getByLabel(say("entry_way")).selectOption("check");
    await amount.fill("1,250.50");
    await page.getByLabel(say("entry_name")).fill("Edna Sol");
    await page.getByLabel(say("entry_note")).fill("No. 1042");
    await press(say("enter_gift"));
    await says(say("done_entered"));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Edna Sol");
    await expect(main.getByText("1,250.50").first()).toBeVisible();
    // The day alone was entered: no hour is made up for it.
    const number = main.getByRole("heading", { name: /^LWR-/ });
    const payment = main.getByRole("listitem").filter({ hasText: /^LWR-/ });
    await expect(payment).not.toContainText("12:00");
    const first = await number.innerText();

    await follow(say("correct"));
    await expect(amount).toHaveValue("1250.50");
    await amount.fill("250.50");
    await press(say("correct"));
    await says(say("done_corrected"));
    await expect(main.getByText(first)).toBeVisible();
    const second = await number.innerText();
    expect(second).not.toBe(first);
    const paper = await page.request.get(`/gifts/${second}/receipt.pdf`);
    expect(paper.headers()["content-type"]).toBe("application/pdf");

    await follow(say("withdraw"));
    await page.getByLabel(say("why")).selectOption("bounced");
    await page.getByLabel(say("sure")).check();
    await press(say("withdraw"));
    await says(say("done_withdrawn"));
    await expect(main.getByRole("link", { name: say("correct") })).toHaveCount(0);

    await page.goto(`/messages/${requests[language]}`);
    await page.getByLabel(say("why_closed")).selectOption("declined");
    await press(say("to_closed"));
    await says(say("done_closed"));
    await expect(main.getByText(say("stage_closed")).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
});
