import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages, type Language } from "#domain/language/language.ts";
import type { ContentFiles } from "./content-files.ts";
import { projectRoot } from "./project-root.ts";
import { readYaml } from "./read-yaml.ts";
import { isPair } from "./resolve.ts";

/** Remembers of every file which English each translated text was made from. */
export const translationsFile = "content/translations.json";

/**
 * File → the mark of a translated text → the marks of what it was made from, with blanks between them. Known by
 * the words themselves, an entry is found again wherever in its file it is moved.
 */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** An English text and what was made of it in another language. */
export type Translation = {
  readonly language: Language;
  readonly en: string;
  readonly text: string;
};

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

function pairsIn(file: string, value: unknown, field = ""): TranslatedText[] {
  if (typeof value !== "object" || value === null) return [];
  if (isPair(value)) {
    return translationsOf((language) => value[language]).map((one) => ({ file, field, ...one }));
  }
  return Object.entries(value).flatMap(([name, part]) =>
    pairsIn(file, part, field === "" ? name : `${field}.${name}`),
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

/** The marks of what each translated text stands beside now. */
function marksOf(texts: readonly TranslatedText[]): Map<string, Set<string>> {
  const marks = new Map<string, Set<string>>();
  for (const { en, text } of texts) {
    const beside = marks.get(markOf(text)) ?? new Set();
    marks.set(markOf(text), beside.add(markOf(en)));
  }
  return marks;
}

const madeFrom = (of: Readonly<Record<string, string>> | undefined, text: string) =>
  of?.[markOf(text)]?.split(" ");

/** Texts whose English has changed since they were made from it. */
export function staleTexts(
  texts: readonly TranslatedText[],
  known: Translations,
): TranslatedText[] {
  return texts.filter(({ file, en, text }) => {
    const from = madeFrom(known[file], text);
    return from !== undefined && !from.includes(markOf(en));
  });
}

/** Texts of which nothing is remembered: they were translated by hand, outside the editor. */
export function newTexts(texts: readonly TranslatedText[], known: Translations): TranslatedText[] {
  return texts.filter(({ file, text }) => madeFrom(known[file], text) === undefined);
}

/**
 * What is remembered after a change: a translated text that is new was made from the English beside it, one that
 * was there before still from its own.
 * @param before of the same files, as they were; what was not remembered of them is taken as fitting
 */
export function remember(
  known: Translations,
  before: readonly TranslatedText[],
  after: readonly TranslatedText[],
): Translations {
  const changed = Object.groupBy(after, ({ file }) => file);
  const gone = new Set([...before].map(({ file }) => file).filter((file) => !changed[file]));
  const files = Object.entries(changed).map(([file, texts = []]) => {
    const old = marksOf(before.filter((one) => one.file === file));
    const entries = [...marksOf(texts)].map(([mark, en]) => {
      const from = known[file]?.[mark] ?? [...(old.get(mark) ?? en)].toSorted().join(" ");
      return [mark, from] as const;
    });
    return [file, Object.fromEntries(entries)] as const;
  });
  const kept = Object.entries(known).filter(([file]) => !gone.has(file));
  return Object.fromEntries([...kept, ...files]);
}

/** What is remembered when somebody has read a text and it still says what its English says. */
export function rememberFit(
  known: Translations,
  texts: readonly TranslatedText[],
  { file, en, text }: Omit<TranslatedText, "field" | "language">,
): Translations {
  const beside = marksOf(texts.filter((one) => one.file === file)).get(markOf(text)) ?? [];
  const stillUsed = (madeFrom(known[file], text) ?? []).filter((mark) => new Set(beside).has(mark));
  const from = [...new Set([...stillUsed, markOf(en)])].toSorted().join(" ");
  return { ...known, [file]: { ...known[file], [markOf(text)]: from } };
}

/** The file's text, one translated text a line, in an order that stays. */
export function printTranslations(known: Translations): string {
  const sorted = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const files = Object.entries(sorted(known)).map(([file, texts]) => [file, sorted(texts)]);
  return `${JSON.stringify(Object.fromEntries(files), null, 1)}\n`;
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
