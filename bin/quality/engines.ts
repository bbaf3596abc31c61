import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { exceptions } from "./exceptions.ts";
import {
  prepareAxe,
  prepareIbm,
  type Broken,
  type Engine,
  type InPage,
  type Rules,
} from "./in-page.ts";

const require = createRequire(import.meta.url);
const source = (file: string) => readFileSync(require.resolve(file), "utf8");
const version = (name: string) =>
  (JSON.parse(source(`${name}/package.json`)) as { version: string }).version;

/** WCAG 2.2 A and AA, as axe calls its parts. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What the colors of a page can make worse: asked again in the other theme. */
const colours: Rules = {
  axe: ["color-contrast", "link-in-text-block"],
  ibm: ["text_contrast_sufficient"],
};
/** Rules of IBM's that read the styles alone, and take half of its time: asked in one look of a page. */
const ofStyles = ["text_spacing_valid"];

export const engines = {
  axe: { name: "axe-core", version: version("axe-core") },
  ibm: { name: "IBM Equal Access", version: version("accessibility-checker-engine") },
} as const;

/** One element that breaks a rule. */
export type Finding = {
  readonly engine: Engine;
  readonly rule: string;
  /** Where it is, as the engine says it. */
  readonly at: string;
  /** Its first tag, shortened. */
  readonly element: string;
};

/** Which rules are asked: all, all but those that read the styles alone, or those that look at colors. */
export type Question = "everything" | "layout" | "colours";

export type Answer = {
  /** How many rules of each engine there are. */
  readonly rules: Readonly<Record<Engine, number>>;
  /** IBM's that cannot judge. */
  readonly leftToPeople: number;
  readonly findings: readonly Finding[];
  /** Findings that an exception of ./exceptions.ts takes away, by its place in the list. */
  readonly setAside: readonly number[];
};

const scripts = `${source("axe-core/axe.min.js")};${source("accessibility-checker-engine/ace.js")};globalThis.ace=ace;`;
const plainExceptions = exceptions.map(({ engine, rule, within }) => ({ engine, rule, within }));

/** Runs in the page: one question to both engines. */
async function answer(given: {
  question: Question;
  within: string | null;
  colours: Rules;
  ofStyles: readonly string[];
  exceptions: typeof plainExceptions;
}): Promise<Answer> {
  const { question, within } = given;
  const page = globalThis as unknown as InPage;
  const scope = within === null ? null : [...document.querySelectorAll(within)];
  const ofIbm = {
    everything: page.ibmRules,
    layout: page.ibmRules.filter((rule) => !given.ofStyles.includes(rule)),
    colours: given.colours.ibm,
  }[question];
  const ofAxe = question === "colours" ? given.colours.axe : null;
  const by = (engine: Engine, broken: Broken[]) => broken.map((one) => ({ engine, ...one }));
  const found = [
    ...by("axe", await page.askAxe(ofAxe, scope)),
    ...by("ibm", await page.askIbm(ofIbm, scope)),
  ];
  const exceptionOf = ({ engine, rule, node }: (typeof found)[number]) =>
    given.exceptions.findIndex(
      (one) => one.engine === engine && one.rule === rule && node?.closest(one.within),
    );
  return {
    rules: { axe: page.axeRules, ibm: page.ibmRules.length },
    leftToPeople: page.leftToPeople,
    findings: found
      .filter((one) => exceptionOf(one) < 0)
      .map(({ engine, rule, at, element }) => ({ engine, rule, at, element })),
    setAside: found.map(exceptionOf).filter((exception) => exception >= 0),
  };
}

/**
 * What both engines find on a page as it stands; they are brought to a document once.
 * @param question which rules are asked
 * @param within elements to look at, else the whole page
 */
export async function askEngines(
  page: Page,
  question: Question,
  within: string | null = null,
): Promise<Answer> {
  if (!(await page.evaluate(() => "askIbm" in globalThis))) {
    await page.evaluate(scripts);
    await page.evaluate(prepareAxe, tags);
    await page.evaluate(prepareIbm);
  }
  return page.evaluate(answer, {
    question,
    within,
    colours,
    ofStyles,
    exceptions: plainExceptions,
  });
}
