import { addressOf, type Language } from "#domain/language/language.ts";
import type { Post } from "#reader/articles.ts";
import { documentContent, reader } from "#reader/content.ts";
import type { Destination } from "#reader/resolve.ts";

type Sourced = { readonly from: readonly string[] };

/** The build sheet with this id, or null. Lines end with the numbers of their sources, "… [1, 3]", in `sources` order. */
export function buildSheet(id: string, language: Language) {
  const { sheets, kicker, ...titles } = documentContent("buildSheets", language);
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
  const { title, lead, picture, unknown, advice, calculator } = sheet;
  return {
    id,
    kicker,
    title,
    lead,
    picture,
    numbers: sheet.numbers.map((item) => [item.name, numbered(item.value, item)] as const),
    parts: lines(sheet.parts),
    steps: lines(sheet.steps),
    warnings: lines(sheet.warnings),
    unknown,
    advice,
    calculator,
    sources: keys.map((key) => ({ key, ...reader(language).source(key) })),
    titles,
  };
}

export type BuildSheet = NonNullable<ReturnType<typeof buildSheet>>;

type Action = { label: string; target: Destination };

/** Actions for who builds this: the calculator opens at the build, and is left out where it does not know it. */
export function buildActions(
  { calculator }: { readonly calculator?: { readonly target: Destination } | undefined },
  actions: readonly Action[],
  language: Language,
): Action[] {
  const opensCalculator = ({ target }: Action) =>
    target.href === addressOf("materialCalculator", language);
  return actions
    .filter((action) => calculator || !opensCalculator(action))
    .map((action) => (opensCalculator(action) ? { ...action, ...calculator } : action));
}

const sheetOf = (post: string, language: Language) =>
  documentContent("buildSheets", language).sheets.find(({ article }) => article === post);

/** Texts that a guide shows besides its article, for the reading time. */
export function guideWords(post: string, language: Language): string {
  const { parts = [], steps = [], warnings = [] } = sheetOf(post, language) ?? {};
  return [parts, steps, warnings].flatMap((lines) => lines.map(({ text }) => text)).join(" ");
}

/** The build sheet of an article, or null, and the sources of both numbered together. */
export function guideOf(post: Post, language: Language) {
  const id = sheetOf(post.id, language)?.id;
  const sheet = id === undefined ? null : buildSheet(id, language);
  const known = sheet?.sources ?? [];
  const others = post.sources.filter((key) => !known.some((source) => source.key === key));
  const named = others.map((key) => ({ key, ...reader(language).source(key) }));
  return { sheet, sources: [...known, ...named] };
}
