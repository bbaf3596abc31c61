import { documentContent, reader } from "#reader/content.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { siteUrl } from "#reader/site-url.ts";

type Sourced = { readonly from: readonly string[] };

/**
 * What the build sheet of a small structure says; null for one we do not have. Each line ends with the numbers of its
 * sources, "… [1, 3]", which stand in the order of their numbers.
 */
export function buildSheet(id: string, language: Language) {
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
    heads: [what, value] as const,
    numbers: sheet.numbers.map((item) => [item.name, numbered(item.value, item)] as const),
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

export type BuildSheet = NonNullable<ReturnType<typeof buildSheet>>;
