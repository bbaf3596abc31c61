import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "#domain/hashing.ts";
import { languages, type Language } from "#domain/language/language.ts";
import { type ContentFiles, readYaml } from "./content-files.ts";
import { valuesIn } from "./leaves.ts";
import { projectRoot } from "./project-root.ts";
import { isPair } from "./resolve.ts";

export const translationsFile = "content/translations.json";

/**
 * File → hash of the newer text → outdated language. The hash of the text identifies an entry even after it was moved
 * within its file.
 */
export type Translations = Readonly<Record<string, Readonly<Record<string, Language>>>>;

export type Behind = { readonly behind: Language };

/** A translation with its place; Markdown is the field `body` of post.yaml or issue.yaml. */
export type TranslatedText = Translation & { readonly file: string; readonly field: string };

const translated = languages.filter((language) => language !== "en");

const translationsOf = (of: (language: Language) => unknown) => {
  const en = of("en");
  if (typeof en !== "string") return [];
  return translated.flatMap((language) => {
    const text = of(language);
    return typeof text === "string" ? [{ language, en, text }] : [];
  });
};

export type Translation = ReturnType<typeof translationsOf>[number];

/** Hash of a text that ignores line breaks. */
const markOf = (text: string) => sha256(text.replace(/\s+/g, " ").trim()).slice(0, 10);

function pairsIn(file: string, content: unknown): TranslatedText[] {
  return valuesIn(content, false).flatMap(({ field, value }) =>
    typeof value === "object" && value !== null && isPair(value)
      ? translationsOf((language) => value[language]).map((one) => ({ file, field, ...one }))
      : [],
  );
}

/** Files with Markdown files beside them. */
const wordsBeside = /(?<=\/)(post|issue)\.yaml$/;

export function translatedTexts(files: ContentFiles): TranslatedText[] {
  return Object.entries(files).flatMap(([file, text]) => {
    if (!file.endsWith(".yaml")) return [];
    const yaml = readYaml(file, text);
    const bodies = wordsBeside.test(file)
      ? translationsOf((language) => files[file.replace(wordsBeside, `${language}.md`)])
      : [];
    return [
      ...("value" in yaml ? pairsIn(file, yaml.value) : []),
      ...bodies.map((one) => ({ file, field: "body", ...one })),
    ];
  });
}

export function staleTexts(texts: readonly TranslatedText[], known: Translations) {
  return texts.flatMap((one) => {
    const marks = known[one.file] ?? {};
    const behind = marks[markOf(one.en)] ?? marks[markOf(one.text)];
    return behind === undefined ? [] : [{ ...one, behind }];
  });
}

/** Hash of the newer text and the outdated language; empty when both are up to date. */
function markOfPair(
  { language, en, text }: TranslatedText,
  before: readonly TranslatedText[],
  known: Readonly<Record<string, Language>>,
): [mark: string, behind: Language][] {
  const isOpen = (one: string, behind: Language) => known[markOf(one)] === behind;
  if (before.some((old) => old.en === en && old.text === text)) {
    if (isOpen(en, language)) return [[markOf(en), language]];
    return isOpen(text, "en") ? [[markOf(text), "en"]] : [];
  }
  const sameEnglish = before.some((old) => old.en === en);
  const sameText = before.some((old) => old.text === text);
  if (sameEnglish && !sameText) return isOpen(en, language) ? [] : [[markOf(text), "en"]];
  if (sameText && !sameEnglish) return isOpen(text, "en") ? [] : [[markOf(en), language]];
  return [];
}

/**
 * The outdated translations of some files after a change: when only one text of a pair changed, the other is outdated.
 * @param before texts of the same files before the change
 */
export function remember(
  known: Translations,
  before: readonly TranslatedText[],
  after: readonly TranslatedText[],
): Translations {
  const files = new Set([...before, ...after].map(({ file }) => file));
  const changed = [...files].map((file) => {
    const ofFile = (texts: readonly TranslatedText[]) => texts.filter((one) => one.file === file);
    const was = ofFile(before);
    const marks = ofFile(after).flatMap((one) => markOfPair(one, was, known[file] ?? {}));
    return [file, Object.fromEntries(marks)] as const;
  });
  return Object.fromEntries(changed);
}

/** The outdated translations of a file without this pair, which is up to date. */
export function rememberFit(
  known: Translations,
  { file, en, text }: Pick<TranslatedText, "file" | "en" | "text">,
): Translations {
  const gone = new Set([en, text].map(markOf));
  const marks = Object.entries(known[file] ?? {}).filter(([mark]) => !gone.has(mark));
  return { [file]: Object.fromEntries(marks) };
}

/** JSON, sorted, with one text per line for small diffs. */
export function printTranslations(known: Translations): string {
  const open = Object.entries(known).filter(([, marks]) => Object.keys(marks).length > 0);
  const sorted = open.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`;
}

/**
 * Reads the file of outdated translations; empty when there is none.
 * @param root the folder that contains content/
 */
export function readTranslations(root = projectRoot): Translations {
  try {
    return JSON.parse(readFileSync(join(root, translationsFile), "utf8")) as Translations;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}
