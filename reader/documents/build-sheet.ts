import type { Brochure } from "./brochure.ts";
import { documentContent, reader } from "#reader/content.ts";
import type { Source } from "#reader/resolve.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { siteUrl } from "#reader/site-url.ts";

/** What a build sheet says, in one language; each line ends with the numbers of its sources: "… [1, 3]". */
export type BuildSheet = Brochure & {
  readonly heads: readonly [string, string];
  readonly numbers: readonly (readonly [string, string])[];
  readonly parts: readonly string[];
  readonly steps: readonly string[];
  readonly warnings: readonly string[];
  readonly unknown: readonly string[];
  readonly advice: string;
  /** In the order of their numbers. */
  readonly sources: readonly SheetSource[];
  readonly titles: Record<
    "numbers" | "parts" | "steps" | "warnings" | "unknown" | "advice" | "sources" | "sources_lead",
    string
  >;
  readonly ask: string;
  /** Where a visitor asks for a call; a full address. */
  readonly askUrl: string;
};

type SheetSource = Source & { readonly key: string };

type Sourced = { readonly from: readonly string[] };

/** What the build sheet of a small structure says; null for one we do not have. */
export function buildSheet(id: string, language: Language): BuildSheet | null {
  const { sheets, kicker, foot, numbering, what, value, ask, ...titles } = documentContent(
    "buildSheets",
    language,
  );
  const sheet = sheets.find((one) => one.id === id);
  if (!sheet) return null;
  const lined = [sheet.parts, sheet.steps, sheet.warnings, sheet.numbers].flat();
  const keys = [...new Set(lined.flatMap(({ from }) => from))];
  const numbered = (text: string, { from }: Sourced) => {
    const numbers = keys.flatMap((key, at) => (from.includes(key) ? at + 1 : []));
    return `${text} [${numbers.join(", ")}]`;
  };
  const lines = (items: readonly (Sourced & { readonly text: string })[]) =>
    items.map((item) => numbered(item.text, item));
  return {
    kicker,
    title: sheet.title,
    lead: sheet.lead,
    picture: sheet.picture,
    foot,
    numbering,
    heads: [what, value],
    numbers: sheet.numbers.map((item) => [item.name, numbered(item.value, item)]),
    parts: lines(sheet.parts),
    steps: lines(sheet.steps),
    warnings: lines(sheet.warnings),
    unknown: sheet.unknown,
    advice: sheet.advice,
    sources: keys.map((key) => ({ key, ...reader(language).source(key) })),
    titles,
    ask,
    askUrl: siteUrl() + addressOf("freeGreenBuildingConsultation", language),
  };
}
