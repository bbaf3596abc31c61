import { pathIn, languages } from "#domain/language/language.ts";
import { everyPage } from "#server/page-paths.ts";
import { wake } from "../../bin/processes/wake.ts";
import { axeFindings } from "../browser/axe.ts";
import { expect, test, type Page } from "../browser/browser.ts";

const filtered = ["/green-builds?category=stoves", "/search?q=school", "/search?q=zzzz"];
const paths = languages.flatMap((language) => filtered.map((path) => pathIn(language, path)));

/** Every rule in one theme of a width, those of colors in the other. Each look adds its time to the limit of its test. */
const lookMs = 60_000;
const looks = [
  { width: 320, theme: "light" },
  { width: 768, theme: "dark" },
  { width: 1440, theme: "light" },
] as const;

async function look(page: Page, at: string, within = "html"): Promise<void> {
  test.setTimeout(test.info().timeout + lookMs);
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const what = colorScheme === theme ? "everything" : "colours";
      const found = await axeFindings(page, what, { within });
      expect.soft(found, `${at}, ${width} px ${colorScheme}`).toEqual([]);
    }
  }
}

/** Nothing moves by itself under reduced motion; every-page.spec.ts checks 320 px and large text. */
async function limits(page: Page, at: string): Promise<void> {
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === "running" && effect?.getTiming().iterations === Infinity,
        ).length,
  );
  expect.soft(moving, `${at} under reduced motion`).toBe(0);
}

async function panelsAndDialogs(page: Page, at: string): Promise<void> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLDetailsElement>("main details")) {
      each.removeAttribute("name");
      each.open = true;
    }
  });
  if (await page.locator("main details").count())
    await look(page, `${at} with panels open`, "main");
  await wake(page);
  const dialogs = page.locator("dialog[id]");
  for (let place = 0; place < (await dialogs.count()); place += 1) {
    await dialogs.nth(place).evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    await look(page, `${at} with a dialog open`, "dialog[open]");
    await dialogs.nth(place).evaluate((dialog: HTMLDialogElement) => dialog.close());
  }
}

async function emptyForms(page: Page, path: string): Promise<void> {
  const forms = page.locator("main form[method=post]");
  for (let place = 0; place < (await forms.count()); place += 1) {
    const answered = page.waitForResponse((one) => one.request().method() === "POST");
    await forms.nth(place).evaluate((form: HTMLFormElement) => form.submit());
    const status = (await answered).status();
    expect.soft(status, `${path} sent empty`).toBeLessThan(500);
    await page.waitForLoadState("load");
    if (status === 422) await look(page, `${path} with errors`, "main");
    await page.goto(path);
  }
}

for (const path of [...everyPage(), ...paths]) {
  test(path, async ({ visit }) => {
    const light = await visit(path, { options: { extraHTTPHeaders: { "Save-Data": "on" } } });
    await look(light, `${path}, light version`);
    const page = await visit(path);
    await look(page, path);
    await limits(page, path);
    await emptyForms(page, path);
    await panelsAndDialogs(page, path);
  });
}
