import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages, type Language } from "#domain/language/language.ts";
import type { ContentFiles } from "./content-files.ts";
import { valuesIn } from "./leaves.ts";
import { projectRoot } from "./project-root.ts";
import { readYaml } from "./read-yaml.ts";
import { isPair } from "./resolve.ts";

/** Remembers of every file the texts of which one language was changed, and the other not yet. */
export const translationsFile = "content/translations.json";

/**
 * File → the mark of a text that is newer than its translation → the language that is behind. Known by the words
 * themselves, an entry is found again wherever in its file it is moved.
 */
export type Translations = Readonly<Record<string, Readonly<Record<string, Language>>>>;

/** An English text and its translation into another language. */
export type Translation = {
  readonly language: Language;
  readonly en: string;
  readonly text: string;
};

/** The language that was not changed with the other. */
export type Behind = { readonly behind: Language };

/** The same, and where it stands; an article's words are the field `body` of its post.yaml, an issue's of its issue.yaml. */
export type TranslatedText = Translation & { readonly file: string; readonly field: string };

const translated = languages.filter((language) => language !== "en");

/** Each translation of a text that is there in English. */
const translationsOf = (of: (language: Language) => unknown): Translation[] => {
  const en = of("en");
  if (typeof en !== "string") return [];
  return translated.flatMap((language) => {
    const text = of(language);
    return typeof text === "string" ? [{ language, en, text }] : [];
  });
};

const markLength = 10;

/** The same for the same words, however their lines are broken. */
function markOf(text: string): string {
  const words = text.replace(/\s+/g, " ").trim();
  return createHash("sha256").update(words).digest("hex").slice(0, markLength);
}

function pairsIn(file: string, content: unknown): TranslatedText[] {
  return [...valuesIn(content, false)].flatMap(({ field, value }) =>
    typeof value === "object" && value !== null && isPair(value)
      ? translationsOf((language) => value[language]).map((one) => ({ file, field, ...one }))
      : [],
  );
}

/** Articles of the blog and issues of the newsletter: their words lie beside. */
export const wordsBeside = /(?<=\/)(post|issue)\.yaml$/;

/** Every text of these files that is there in English and another language, once for each. */
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

/** Texts of which one language was changed and the other not yet. */
export function staleTexts(
  texts: readonly TranslatedText[],
  known: Translations,
): (TranslatedText & Behind)[] {
  return texts.flatMap((one) => {
    const marks = known[one.file] ?? {};
    const behind = marks[markOf(one.en)] ?? marks[markOf(one.text)];
    return behind === undefined ? [] : [{ ...one, behind }];
  });
}

/** The mark of what is newer in a pair, and the language that is behind; nothing when both were written. */
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
 * The memory after a change: of a pair whose one language alone was changed, the other is behind.
 * @param before of the same files, as they were
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
  return { ...known, ...Object.fromEntries(changed) };
}

export function rememberFit(
  known: Translations,
  { file, en, text }: Pick<TranslatedText, "file" | "en" | "text">,
): Translations {
  const gone = new Set([en, text].map(markOf));
  const marks = Object.entries(known[file] ?? {}).filter(([mark]) => !gone.has(mark));
  return { ...known, [file]: Object.fromEntries(marks) };
}

/** The file's text, one text a line, in an order that stays. */
export function printTranslations(known: Translations): string {
  const open = Object.entries(known).filter(([, marks]) => Object.keys(marks).length > 0);
  const sorted = open.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`;
}

/**
 * What is remembered so far; nothing while there is no file.
 * @param root the folder that holds content/
 */
export function readTranslations(root = projectRoot): Translations {
  try {
    return JSON.parse(readFileSync(join(root, translationsFile), "utf8")) as Translations;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}
