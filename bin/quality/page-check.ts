import type { Page } from "playwright-core";
import { askEngines, type Answer, type Finding } from "./engines.ts";
import { isStill, overAtLargeText, overAtNarrow, unforced, type Limit } from "./limits.ts";
import { wake } from "../processes/wake.ts";
import { enter, leave, settled, statesOf } from "./states.ts";

/** Widths in CSS pixels, and the theme in which every rule is asked there; in the other one colors only. */
export const looks = [
  { width: 320, theme: "light" },
  { width: 768, theme: "dark" },
  { width: 1440, theme: "light" },
] as const;
export type Look = (typeof looks)[number];
const otherTheme = { light: "dark", dark: "light" } as const;

export type Version = "full" | "light";
export type Found = Finding & {
  readonly path: string;
  readonly version: Version;
  readonly look: string;
  readonly state: string;
};

/** What was asked of one version of a page, and what was found. */
export type PageResult = {
  readonly path: string;
  readonly version: Version;
  /** Looks by state. */
  readonly states: Record<string, number>;
  rules: Answer["rules"];
  leftToPeople: number;
  readonly found: Found[];
  readonly setAside: number[];
  /** Where one of the limits does not hold. */
  readonly limits: Record<Limit, string[]>;
};

/** Goes through one version of a page. */
export class PageCheck {
  readonly #page: Page;
  readonly #looks: readonly Look[];
  readonly #result: PageResult;

  constructor(page: Page, path: string, version: Version, chosen: readonly Look[]) {
    this.#page = page;
    // The light version is one column everywhere: its narrowest and its widest.
    this.#looks = version === "light" ? chosen.filter(({ width }) => width !== 768) : chosen;
    this.#result = {
      path,
      version,
      states: {},
      rules: { axe: 0, ibm: 0 },
      leftToPeople: 0,
      found: [],
      setAside: [],
      limits: { reflow: [], largeText: [], stillness: [], forcedColors: [] },
    };
  }

  /** @throws when the page or one of its forms fails in a way that has nothing to do with access */
  async run(): Promise<PageResult> {
    const { path } = this.#result;
    const answer = await this.#page.goto(path);
    if (!answer || answer.status() >= 500) throw new Error(`${path} answers ${answer?.status()}.`);
    await this.#ask("as it stands");
    await this.#limits();
    await this.#openStates();
    await this.#errors();
    return this.#result;
  }

  /** Asks in each look; `within` narrows it to what a state has opened. */
  async #ask(state: string, within: string | null = null, chosen = this.#looks): Promise<void> {
    const { path, version, states } = this.#result;
    for (const { width, theme } of chosen) {
      const main = width === looks[0].width ? "everything" : "layout";
      for (const [colorScheme, question] of [
        [otherTheme[theme], "colours"],
        [theme, main],
      ] as const) {
        await this.#look(width, colorScheme);
        const answer = await askEngines(this.#page, question, within);
        states[state] = (states[state] ?? 0) + 1;
        this.#result.rules = answer.rules;
        this.#result.leftToPeople = answer.leftToPeople;
        this.#result.setAside.push(...answer.setAside);
        const where = { path, version, state, look: `${width} px ${colorScheme}` };
        this.#result.found.push(...answer.findings.map((finding) => ({ ...finding, ...where })));
      }
    }
  }

  async #look(width: number, colorScheme: "light" | "dark"): Promise<void> {
    await this.#page.setViewportSize({ width, height: 900 });
    await this.#page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settled(this.#page);
  }

  async #limits(): Promise<void> {
    const { limits } = this.#result;
    if (!(await isStill(this.#page))) limits.stillness.push(this.#named());
    await this.#width();
    const wide = await overAtLargeText(this.#page);
    if (wide > 0) limits.largeText.push(`${this.#named()}: ${wide} px`);
    for (const text of await unforced(this.#page))
      limits.forcedColors.push(`${this.#named()}: ${text}`);
  }

  async #width(state = ""): Promise<void> {
    const over = await overAtNarrow(this.#page);
    if (over > 0) this.#result.limits.reflow.push(`${this.#named()}${state}: ${over} px`);
  }

  #named(): string {
    const { path, version } = this.#result;
    return version === "light" ? `${path} (light version)` : path;
  }

  async #openStates(): Promise<void> {
    // The dialogs that links open come with the application.
    if (this.#result.version === "full") await wake(this.#page);
    for (const state of await statesOf(this.#page, this.#result.path)) {
      const name = state.name.replace(/ #.*/, " a dialog or menu");
      for (const look of this.#looks) {
        await this.#look(look.width, look.theme);
        await enter(this.#page, state);
        await this.#ask(name, state.within, [look]);
      }
      if (name === "disclosures open") await this.#width(" with disclosures open");
      await leave(this.#page, state);
    }
  }

  /**
   * Each form of the page, sent empty: the page comes back with what is to be mended. Those in dialogs come with the
   * application and are forms of other pages.
   */
  async #errors(): Promise<void> {
    const forms = this.#page.locator("main form[method=post]");
    const most = await forms.count();
    for (let form = 0; form < most; form += 1) {
      // Sent as a document, by a page that the application has not taken over.
      await this.#page.goto(this.#result.path);
      if (form >= (await forms.count())) break;
      const answered = this.#page.waitForResponse((one) => one.request().method() === "POST");
      await forms.nth(form).evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
        element.requestSubmit();
      });
      const status = (await answered).status();
      await this.#page.waitForLoadState("load");
      if (status !== 422 && status >= 400)
        throw new Error(`A form of ${this.#result.path} answers ${status}.`);
      // One that may be sent empty has no errors to show.
      if (status !== 422) continue;
      await this.#ask("a form with errors");
      await this.#width(" with errors");
    }
  }
}
