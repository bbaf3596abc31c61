import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import type { Page } from "@playwright/test";
import { pathToFileURL } from "node:url";
import { addressOf } from "#domain/language/language.ts";
import { newReference } from "#domain/reference.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { readWords, textsIn } from "../../staff/visit/words.ts";
import { issueTitles } from "../fakes/newsletter-issues.ts";
import { sampleSubmission, sampleSubscriber } from "../fakes/samples.ts";
import { labels } from "../labels.ts";
import { axeFindings } from "./axe.ts";
import { expect, inEachLanguage, test } from "./browser.ts";
import { site } from "./site-in-both.ts";

/** `npm run staff` beside the site that visitors use, on the same database, with two issues of the newsletter. */
let desk: ChildProcess;
let address = "";
let storage: Storage;
const dayMs = 24 * 3_600_000;
const filled = pathToFileURL("test/fakes/use-filled-content.ts").href;

test.beforeAll(async () => {
  const dataDir = process.env.TEST_DATA_DIR!;
  storage = await openStorage({ dataDir, databaseUrl: null });
  // What waits is told oldest first, and this waits longer than what other visitors of the site send.
  const receivedAt = new Date(Date.now() - 5 * dayMs);
  const eraseAfter = new Date(Date.now() + 5 * dayMs);
  const reference = newReference();
  const own = { reference, idempotencyKey: reference, receivedAt, eraseAfter };
  await storage.submissions.add(sampleSubmission({ ...own, fields: { name: "Elda Xicay" } }));
  desk = spawn(process.execPath, ["bin/staff.ts", "--port", "0", "--name", "Ana"], {
    env: {
      PATH: process.env.PATH,
      SETTINGS: "none",
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--import=${filled}`,
    },
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
  await storage.close();
});

/** Nothing for axe to find, in either theme, and nothing wider than the page. */
async function looksRight(page: Page) {
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFindings(page, "colours")).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
}

test("the desk is used by the keyboard alone, fits a phone, and axe finds nothing in either theme", async ({
  visit,
  errors,
}) => {
  const { origin: baseURL, search } = new URL(address);
  const options = { baseURL, locale: "en-US" };
  const page = await visit(`/${search}`, { options, width: 390 });
  await expect(page).toHaveURL(`${baseURL}/`);
  await looksRight(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "To the page" })).toBeFocused();
  await page.keyboard.press("Enter");
  const message = page.getByRole("link", { name: "Elda Xicay" }).first();
  // Other visitors of the site may have left something above it.
  for (let tab = 0; tab < 12; tab++) {
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
  await page.getByRole("link", { name: "Gifts" }).press("Enter");
  await page.getByRole("link", { name: "Enter a gift" }).press("Enter");
  await page.getByLabel("How it came").selectOption("Check");
  await page.getByLabel("US dollars", { exact: true }).fill("many");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("US dollars", { exact: true })).toHaveAccessibleDescription(
    /Write dollars such as 250/,
  );
  await looksRight(page);
  expect(errors.filter((line) => !line.includes("422"))).toEqual([]);
});

inEachLanguage("whoever looks after gifts and requests at the desk,", (language, inTurn) => {
  const say = textsIn(readWords(), language);
  const word = labels(language);
  const { content, reader } = site[language];
  const { stages, closed } = reader.resolve(content.pages.requestStatus);

  inTurn.test(
    "enters what was typed as a gift and is a price as a program fee",
    async ({ visit }) => {
      const { origin: baseURL, search } = new URL(address);
      const page = await visit(`/${search}`, {
        options: { baseURL, locale: language },
        width: 320,
      });
      const main = page.getByRole("main");
      const field = (name: string) => page.getByLabel(say(name), { exact: true });
      await page.getByRole("link", { name: say("nav_gifts") }).click();
      await main.getByRole("link", { name: say("enter_gift"), exact: true }).click();
      await field("entry_way").selectOption("transfer");
      await field("entry_amount").fill("250");
      await field("entry_name").fill("Otilia Bal");
      await field("entry_in_return").fill("A place in the workshop");
      await field("entry_in_return_value").fill("250");
      await main.getByRole("button", { name: say("enter_gift"), exact: true }).click();
      await main.getByRole("button", { name: say("enter_as_fee") }).click();
      await expect(field("entry_amount")).toHaveValue("250");
      await expect(field("fee_field_name")).toHaveValue("Otilia Bal");
      await looksRight(page);
      await field("fee_field_for").selectOption("workshop");
      await main.getByRole("button", { name: say("enter_fee"), exact: true }).click();
      await expect(page.getByRole("status")).toHaveText(say("done_fee_entered"));
      await expect(main.getByText(/LWF-/).first()).toBeVisible();
      await looksRight(page);
      await main.getByRole("link", { name: say("fee_letter") }).click();
      await expect(page.getByText("US$250.00").first()).toBeVisible();
      await expect(page.getByText(/EIN|\d{2}-\d{7}/)).toHaveCount(0);
    },
  );

  test("enters a check, corrects it and cancels it", async ({ visit, errors }) => {
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
    expect(errors).toEqual([]);
  });

  inTurn.test(
    "pastes a list of gifts, mends the line that is wrong, and enters it once",
    async ({ visit }) => {
      const { origin: baseURL, search } = new URL(address);
      const page = await visit(`/${search}`, { options: { baseURL, locale: language } });
      const main = page.getByRole("main");
      const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
      const list = page.getByLabel(say("import_list"));
      const own = newReference();
      const written = (amount: string) =>
        [
          "received,way,language,amount,name",
          `2026-03-01,cash,en,20,"Tz’utz, ${own}"`,
          `2026-03-02,transfer,es,${amount},B’alam ${own}`,
        ].join("\n");

      await page.getByRole("link", { name: say("nav_gifts") }).click();
      await main.getByRole("link", { name: say("import_title") }).click();
      await list.fill(written("many"));
      await press(say("import_look"));
      const wrong = main.getByRole("region", { name: say("import_faults") }).getByRole("row");
      await expect(wrong).toHaveCount(2);
      await expect(wrong.last()).toHaveText(/^3\s*amount/);
      await expect(wrong.last()).toContainText(say("fault_amount"));

      await expect(list).toHaveValue(written("many"));
      await list.fill(written("30"));
      await press(say("import_look"));
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toHaveText(say("import_plan", { count: 2 }));
      await page.getByLabel(say("import_sure")).check();
      await press(say("import_enter"));
      await expect(page.getByRole("status")).toHaveText(say("done_imported"));
      const entered = main.getByRole("listitem").filter({ hasText: own });
      await expect(entered).toHaveCount(2);
      await expect(entered.filter({ hasText: `Tz’utz, ${own}` })).toContainText("US$20.00");
      await expect(entered.filter({ hasText: "B’alam" })).toContainText(say("way_transfer"));

      await main.getByRole("link", { name: say("import_title") }).click();
      await list.fill(written("30"));
      await press(say("import_look"));
      await expect(title).toHaveText(say("import_plan", { count: 0 }));
      await expect(main).toContainText(say("import_known", { count: 2 }));
      await expect(main.getByRole("button")).toHaveCount(0);
      await page.getByRole("link", { name: say("nav_gifts") }).click();
      await expect(entered).toHaveCount(2);
    },
  );

  inTurn.test(
    "tries an issue of the newsletter, sends it, and finds it sent to each reader once",
    async ({ visit, errors }) => {
      const own = newReference();
      const email = `${own.toLowerCase()}@example.org`;
      const confirmed = { state: "confirmed", confirmedAt: new Date(), token: own } as const;
      await storage.subscribers.save(sampleSubscriber({ email, language, ...confirmed }));
      const { origin: baseURL, search } = new URL(address);
      const page = await visit(`/${search}`, { options: { baseURL, locale: language } });
      const main = page.getByRole("main");
      const says = (text: string) => expect(page.getByRole("status")).toHaveText(text);
      const find = async (typed: string) => {
        await page.getByLabel(say("search_label")).fill(typed);
        await page.getByRole("button", { name: say("search"), exact: true }).click();
      };
      const letters = main
        .locator("dl > div")
        .filter({ hasText: say("letters_kept") })
        .getByRole("definition");
      const title = issueTitles[language];

      await find(email);
      await expect(letters).toHaveText("0");
      await page.getByRole("link", { name: say("nav_newsletter") }).click();
      await main.getByRole("link", { name: title }).click();
      await page.getByLabel(say("your_address")).fill(`trial-${email}`);
      await main.getByRole("button", { name: say("send_trial") }).click();
      await says(say("done_trial_sent"));

      const send = main.getByRole("button", { name: say("send_to", { count: "" }).split("(")[0] });
      await expect(send).toHaveText(/\([1-9]\d*\)$/);
      await page.getByRole("checkbox").check();
      await send.click();
      await says(say("done_issue_sent"));
      await expect(main.getByText(say("nobody_left"))).toBeVisible();
      await expect(send).toHaveCount(0);
      await page.getByRole("link", { name: say("nav_newsletter") }).click();
      const sent = main.getByRole("region", { name: say("issues_sent") });
      await expect(sent.getByRole("row").filter({ hasText: title })).toHaveCount(1);
      await find(email);
      await expect(letters).toHaveText("1");
      expect(errors).toEqual([]);
    },
  );

  test("closes a request with a reason, and whoever sent it reads so on the site", async ({
    visit,
  }) => {
    const script = false;
    const email = `${newReference().toLowerCase()}@example.org`;
    const visitor = await visit("/contact", { language, script });
    const field = (form: string, name: string) => visitor.locator(`#${form}-${name}`);
    const sendForm = (form: string) =>
      visitor.getByRole("button", { name: word.label(`form.${form}.send`) }).click();
    await field("contact", "name").fill("Ana Sotz");
    await field("contact", "email").fill(email);
    await field("contact", "message").fill("Buenos días");
    await field("contact", "subject").selectOption("press");
    await sendForm("contact");
    const reference =
      /LWH-\w{4}-\w{2}/.exec(await visitor.getByRole("main").innerText())?.[0] ?? "";

    const { origin: baseURL, search } = new URL(address);
    const page = await visit(`/${search}`, { options: { baseURL, locale: language } });
    await page.getByLabel(say("search_label")).fill(reference);
    await page.getByRole("button", { name: say("search"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana Sotz");
    await page.getByLabel(say("why_closed")).selectOption("declined");
    await page.getByRole("button", { name: say("to_closed"), exact: true }).click();
    await expect(page.getByRole("status")).toHaveText(say("done_closed"));

    await visitor.goto(addressOf("requestStatus", language));
    await field("request-status", "reference").fill(reference);
    await field("request-status", "contact").fill(email);
    await sendForm("request-status");
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(stages.closed.title);
    await expect(visitor.getByText(closed.declined)).toBeVisible();
  });
});
