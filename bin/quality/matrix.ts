import type { Browser, BrowserContext, Page } from "playwright-core";
import { askEngines, type Answer, type Finding } from "./engines.ts";
import { isStill, overAtLargeText, overAtNarrow, unforced, type Limit } from "./limits.ts";
import { enter, leave, settled, statesOf } from "./states.ts";

/** Widths in CSS pixels, and the theme in which every rule is asked there; in the other one colours only. */
export const looks = [
  { width: 320, theme: "light" },
  { width: 768, theme: "dark" },
  { width: 1440, theme: "light" },
] as const;
/** The light version is one column everywhere: its narrowest and its widest. */
const looksOf = (version: Version, chosen: readonly Look[]) =>
  version === "light" ? chosen.filter(({ width }) => width !== 768) : chosen;
const otherTheme = { light: "dark", dark: "light" } as const;

export type Look = (typeof looks)[number];
/** What a run covers; all of it is what docs/quality.md tells of. */
export type Extent = {
  readonly paths: readonly string[];
  readonly versions: readonly Version[];
  readonly looks: readonly Look[];
};

/** Pages open at once. */
const tabs = 3;
const patienceMs = 120_000;

export type Version = "full" | "light";
export type Found = Finding & {
  readonly path: string;
  readonly version: Version;
  readonly look: string;
  readonly state: string;
};
export type Matrix = {
  readonly pages: number;
  /** Questions put to the engines: page × look × state. */
  readonly looked: number;
  readonly states: Readonly<Record<string, number>>;
  readonly rules: Answer["rules"];
  readonly leftToPeople: number;
  readonly found: readonly Found[];
  readonly setAside: readonly number[];
  /** What no engine looks at: what was asked of every page, and where it does not hold. */
  readonly limits: Readonly<Record<Limit, readonly string[]>>;
};

type Tally = { -readonly [Key in keyof Matrix]: Matrix[Key] } & {
  found: Found[];
  setAside: number[];
  limits: Record<Limit, string[]>;
  states: Record<string, number>;
};

type Where = Pick<Found, "path" | "version" | "state">;

/** What is asked of a page besides: see ./limits.ts. */
async function noteLimits(page: Page, tally: Tally, path: string, version: Version) {
  const where = version === "light" ? `${path} (light version)` : path;
  if (!(await isStill(page))) tally.limits.stillness.push(where);
  await noteWidth(page, tally, where);
  const wide = await overAtLargeText(page);
  if (wide > 0) tally.limits.largeText.push(`${where}: ${wide} px`);
  for (const text of await unforced(page)) tally.limits.forcedColors.push(`${where}: ${text}`);
}

async function noteWidth(page: Page, tally: Tally, where: string) {
  const over = await overAtNarrow(page);
  if (over > 0) tally.limits.reflow.push(`${where}: ${over} px`);
}

async function look(page: Page, width: number, colorScheme: "light" | "dark"): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await settled(page);
}

/** Asks in each look; `within` narrows it to what a state has opened. */
async function ask(page: Page, tally: Tally, where: Where, within: string | null, at: Look) {
  const { width, theme } = at;
  const main = width === looks[0].width ? "everything" : "layout";
  for (const [colorScheme, question] of [
    [otherTheme[theme], "colours"],
    [theme, main],
  ] as const) {
    await look(page, width, colorScheme);
    const { rules, leftToPeople, findings, setAside } = await askEngines(page, question, within);
    tally.looked += 1;
    tally.states[where.state] = (tally.states[where.state] ?? 0) + 1;
    if (question === "everything") Object.assign(tally, { rules, leftToPeople });
    tally.setAside.push(...setAside);
    for (const finding of findings)
      tally.found.push({ ...finding, ...where, look: `${width} px ${colorScheme}` });
  }
}

async function openStates(
  page: Page,
  tally: Tally,
  extent: Extent,
  path: string,
  version: Version,
) {
  for (const at of looksOf(version, extent.looks))
    await ask(page, tally, { path, version, state: "as it stands" }, null, at);
  await noteLimits(page, tally, path, version);
  for (const state of await statesOf(page, path)) {
    const name = state.name.replace(/ #.*/, " a dialog or menu");
    for (const at of looksOf(version, extent.looks)) {
      await look(page, at.width, at.theme);
      await enter(page, state);
      await ask(page, tally, { path, version, state: name }, state.within, at);
    }
    if (state.name === "disclosures open")
      await noteWidth(page, tally, `${path} with disclosures open`);
    await leave(page, state);
  }
}

/** Each form of the page, sent empty: the page comes back with what is to be mended. */
async function errors(page: Page, tally: Tally, extent: Extent, path: string, version: Version) {
  const forms = page.locator("main form[method=post]");
  const count = await forms.count();
  for (let form = 0; form < count; form += 1) {
    if (form > 0) await page.goto(path);
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await forms.nth(form).evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
      element.requestSubmit();
    });
    const status = (await answered).status();
    await page.waitForLoadState("load");
    // A form that may be sent empty has no errors to show.
    if (status !== 422) continue;
    const state = "a form with errors";
    for (const at of looksOf(version, extent.looks))
      await ask(page, tally, { path, version, state }, null, at);
    await noteWidth(page, tally, `${path} with errors`);
  }
}

async function checkPage(page: Page, tally: Tally, extent: Extent, path: string, version: Version) {
  const answer = await page.goto(path);
  if (!answer || answer.status() >= 500) throw new Error(`${path} answers ${answer?.status()}.`);
  await openStates(page, tally, extent, path, version);
  await errors(page, tally, extent, path, version);
}

/**
 * Every page in every look and state, by both engines.
 * @param tell hears how far it has come
 */
export async function runMatrix(
  browser: Browser,
  origin: string,
  extent: Extent,
  tell: (done: number, all: number) => void,
): Promise<Matrix> {
  const tally: Tally = {
    pages: extent.paths.length,
    looked: 0,
    states: {},
    rules: { axe: 0, ibm: 0 },
    leftToPeople: 0,
    found: [],
    setAside: [],
    limits: { reflow: [], largeText: [], stillness: [], forcedColors: [] },
  };
  const work = extent.paths.flatMap((path) =>
    extent.versions.map((version) => ({ path, version })),
  );
  const all = work.length;
  const context = (version: Version): Promise<BrowserContext> =>
    browser.newContext({
      baseURL: origin,
      // From the start: what is revealed by scrolling is there.
      reducedMotion: "reduce",
      ...(version === "light" && { extraHTTPHeaders: { "Save-Data": "on" } }),
    });
  const workOff = async () => {
    for (let next = work.shift(); next; next = work.shift()) {
      // A context of its own: what one page keeps changes nothing on another.
      const own = await context(next.version);
      own.setDefaultTimeout(patienceMs);
      const page = await own.newPage();
      await checkPage(page, tally, extent, next.path, next.version);
      await own.close();
      tell(all - work.length, all);
    }
  };
  await Promise.all(Array.from({ length: tabs }, workOff));
  return tally;
}
