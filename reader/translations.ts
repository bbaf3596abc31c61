import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentFiles } from "./content-files.ts";
import { projectRoot } from "./project-root.ts";
import { readYaml } from "./read-yaml.ts";
import { isPair } from "./resolve.ts";
import type { Pair } from "./schema/pair.ts";

/** Remembers of every file which English each Spanish text was made from. */
export const translationsFile = "content/translations.json";

/**
 * File → the mark of a Spanish text → the marks of what it was made from, with blanks between them. Known by
 * the words themselves, an entry is found again wherever in its file it is moved.
 */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A text in both languages, and where it stands; an article's words are the field `body` of its post.yaml, an issue's of its issue.yaml. */
export type TranslatedText = Pair & { readonly file: string; readonly field: string };

const markLength = 10;

/** The same for the same words, however their lines are broken. */
function markOf(text: string): string {
  const words = text.replace(/\s+/g, " ").trim();
  return createHash("sha256").update(words).digest("hex").slice(0, markLength);
}

function pairsIn(file: string, value: unknown, field = ""): TranslatedText[] {
  if (typeof value !== "object" || value === null) return [];
  if (isPair(value)) {
    const { en, es } = value;
    return typeof en === "string" && typeof es === "string" ? [{ file, field, en, es }] : [];
  }
  return Object.entries(value).flatMap(([name, part]) =>
    pairsIn(file, part, field === "" ? name : `${field}.${name}`),
  );
}

/** Articles of the blog and issues of the newsletter: their words lie beside. */
export const wordsBeside = /(?<=\/)(post|issue)\.yaml$/;

/** Every text of these files that is there in both languages. */
export function translatedTexts(files: ContentFiles): TranslatedText[] {
  return Object.entries(files).flatMap(([file, text]) => {
    if (!file.endsWith(".yaml")) return [];
    const yaml = readYaml(file, text);
    const [en, es] = ["en", "es"].map((one) => files[file.replace(wordsBeside, `${one}.md`)]);
    const isArticle = wordsBeside.test(file) && en !== undefined && es !== undefined;
    return [
      ...("value" in yaml ? pairsIn(file, yaml.value) : []),
      ...(isArticle ? [{ file, field: "body", en, es }] : []),
    ];
  });
}

/** The marks of what each Spanish text stands beside now. */
function marksOf(texts: readonly TranslatedText[]): Map<string, Set<string>> {
  const marks = new Map<string, Set<string>>();
  for (const { en, es } of texts) {
    const beside = marks.get(markOf(es)) ?? new Set();
    marks.set(markOf(es), beside.add(markOf(en)));
  }
  return marks;
}

const madeFrom = (of: Readonly<Record<string, string>> | undefined, es: string) =>
  of?.[markOf(es)]?.split(" ");

/** Texts whose English has changed since the Spanish was made from it. */
export function staleTexts(
  texts: readonly TranslatedText[],
  known: Translations,
): TranslatedText[] {
  return texts.filter(({ file, en, es }) => {
    const from = madeFrom(known[file], es);
    return from !== undefined && !from.includes(markOf(en));
  });
}

/** Texts of which nothing is remembered: their Spanish was written by hand, outside the editor. */
export function newTexts(texts: readonly TranslatedText[], known: Translations): TranslatedText[] {
  return texts.filter(({ file, es }) => madeFrom(known[file], es) === undefined);
}

/**
 * What is remembered after a change: a Spanish text that is new was made from the English beside it, one that
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
    const entries = [...marksOf(texts)].map(([es, en]) => {
      const from = known[file]?.[es] ?? [...(old.get(es) ?? en)].toSorted().join(" ");
      return [es, from] as const;
    });
    return [file, Object.fromEntries(entries)] as const;
  });
  const kept = Object.entries(known).filter(([file]) => !gone.has(file));
  return Object.fromEntries([...kept, ...files]);
}

/** What is remembered when somebody has read a text and its Spanish still says what its English says. */
export function rememberFit(
  known: Translations,
  texts: readonly TranslatedText[],
  { file, en, es }: Omit<TranslatedText, "field">,
): Translations {
  const beside = marksOf(texts.filter((one) => one.file === file)).get(markOf(es)) ?? [];
  const stillUsed = (madeFrom(known[file], es) ?? []).filter((mark) => new Set(beside).has(mark));
  const from = [...new Set([...stillUsed, markOf(en)])].toSorted().join(" ");
  return { ...known, [file]: { ...known[file], [markOf(es)]: from } };
}

/** The file's text, one Spanish text a line, in an order that stays. */
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
