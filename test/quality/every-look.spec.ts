import { pathIn, wholeLanguages } from "#domain/language/language.ts";
import { everyPage } from "#server/page-paths.ts";
import { wake } from "../../bin/processes/wake.ts";
import { axeFindings } from "../browser/axe.ts";
import { expect, test, type Page } from "../browser/browser.ts";

/** What a filter or a search shows, and an empty result. */
const filtered = ["/green-builds?category=stoves", "/search?q=school", "/search?q=zzzz"];
const paths = wholeLanguages.flatMap((language) => filtered.map((path) => pathIn(language, path)));

/** Every rule in one theme of a width, those of colors in the other. */
const looks = [
  { width: 320, theme: "light" },
  { width: 768, theme: "dark" },
  { width: 1440, theme: "light" },
] as const;

const findings: string[] = [];

async function look(page: Page, at: string): Promise<void> {
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const found = await axeFindings(page, colorScheme === theme ? "everything" : "colours");
      findings.push(...found.map((one) => `${at}, ${width} px ${colorScheme}: ${one}`));
    }
  }
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Zoom of 400 % at 1280 px, text twice as large, and nothing that moves by itself under reduced motion. */
async function limits(page: Page, at: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  expect.soft(await overflow(page), `${at} at 320 px`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  expect.soft(await overflow(page), `${at} with large text`).toBeLessThanOrEqual(0);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await session.detach();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const { iterations } = effect?.getTiming() ?? {};
        return playState === "running" && iterations === Infinity;
      }).length,
  );
  expect.soft(moving, `${at} under reduced motion`).toBe(0);
}

/** Panels and dialogs, opened as a press would. */
async function openStates(page: Page, at: string): Promise<void> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLDetailsElement>("main details")) {
      each.removeAttribute("name");
      each.open = true;
    }
  });
  await look(page, `${at} with panels open`);
  await wake(page);
  const dialogs = page.locator("dialog[id]");
  for (let place = 0; place < (await dialogs.count()); place += 1) {
    await dialogs.nth(place).evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    await look(page, `${at} with a dialog open`);
    await dialogs.nth(place).evaluate((dialog: HTMLDialogElement) => dialog.close());
  }
}

/** Each form of the page, sent empty. */
async function errors(page: Page, path: string): Promise<void> {
  const forms = page.locator("main form[method=post]");
  for (let place = 0; place < (await forms.count()); place += 1) {
    const answered = page.waitForResponse((one) => one.request().method() === "POST");
    await forms.nth(place).evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
      form.submit();
    });
    const status = (await answered).status();
    expect.soft(status, `${path} sent empty`).toBeLessThan(500);
    await page.waitForLoadState("load");
    if (status === 422) await look(page, `${path} with errors`);
    await page.goto(path);
  }
}

for (const path of [...everyPage(), ...paths]) {
  test(path, async ({ visit }) => {
    const from = findings.length;
    const light = await visit(path, { options: { extraHTTPHeaders: { "Save-Data": "on" } } });
    await look(light, `${path}, light version`);
    const page = await visit(path, { reducedMotion: true });
    await look(page, path);
    await limits(page, path);
    await errors(page, path);
    await openStates(page, path);
    expect(findings.slice(from)).toEqual([]);
  });
}
