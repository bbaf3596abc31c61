import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";
import {
  printTranslations,
  readTranslations,
  remember,
  rememberFit,
  staleTexts,
  translatedTexts,
  translationsFile,
  type Translation,
  wordsBeside,
} from "#reader/translations.ts";
import type { Desk } from "./changes.ts";
import { formOfWords } from "./word-folders.ts";

type Texts = Readonly<Record<string, Buffer | string | null>>;

/** What one form shows: the words of an article or an issue stand in its folder. */
const isOfForm = (form: string) => (path: string) =>
  path === form || (wordsBeside.test(form) && path.startsWith(form.replace(wordsBeside, "")));

const only = (files: ContentFiles, isWanted: (path: string) => boolean): ContentFiles =>
  Object.fromEntries(Object.entries(files).filter(([path]) => isWanted(path)));

/**
 * Writes files as one step, and with them which English their translations were made from.
 * @param before all of content/ as it was
 */
export async function writeRemembering(
  desk: Desk,
  before: ContentFiles,
  texts: Texts,
): Promise<void> {
  const forms = Object.keys(texts).map(formOfWords);
  const isWanted = (path: string) => forms.some((form) => isOfForm(form)(path));
  const words = Object.entries(texts).filter(
    (one): one is [string, string | null] => typeof one[1] === "string" || one[1] === null,
  );
  const after = withTexts(before, Object.fromEntries(words));
  const old = readTranslations(desk.root);
  const [was, is] = [before, after].map((files) => translatedTexts(only(files, isWanted)));
  const known = remember(old, was!, is!);
  const isChanged = printTranslations(known) !== printTranslations(old);
  await desk.changes.write({
    ...texts,
    ...(isChanged && { [translationsFile]: printTranslations(known) }),
  });
}

/** The texts of a form whose English has changed since they were made from it. */
export function staleIn(root: string, files: ContentFiles, path: string): Translation[] {
  const texts = translatedTexts(only(files, isOfForm(path)));
  return staleTexts(texts, readTranslations(root)).map(({ language, en, text }) => ({
    language,
    en,
    text,
  }));
}

/** Remembers that somebody has read a translated text of a file and it still says what its English says. */
export async function rememberFits(
  desk: Desk,
  file: string,
  { en, text }: Pick<Translation, "en" | "text">,
): Promise<void> {
  const texts = translatedTexts(only(readContentFiles(desk.root), isOfForm(file)));
  const known = rememberFit(readTranslations(desk.root), texts, { file, en, text });
  await desk.changes.write({ [translationsFile]: printTranslations(known) });
}

/** The content with some of its texts replaced. */
export function withTexts(
  files: ContentFiles,
  texts: Readonly<Record<string, string | null>>,
): ContentFiles {
  const all = Object.entries({ ...files, ...texts });
  return Object.fromEntries(
    all
      .filter((one): one is [string, string] => one[1] !== null)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
