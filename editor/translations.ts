import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";
import type { Pair } from "#reader/schema/pair.ts";
import {
  printTranslations,
  readTranslations,
  remember,
  rememberFit,
  staleTexts,
  translatedTexts,
  translationsFile,
  wordsBeside,
} from "#reader/translations.ts";
import type { Desk } from "./desk.ts";
import { withTexts } from "./with-texts.ts";
import { formOfWords } from "./word-folders.ts";

type Texts = Readonly<Record<string, Buffer | string | null>>;

/** What one form shows: the words of an article or an issue stand in its folder. */
const isOfForm = (form: string) => (path: string) =>
  path === form || (wordsBeside.test(form) && path.startsWith(form.replace(wordsBeside, "")));

const only = (files: ContentFiles, isWanted: (path: string) => boolean): ContentFiles =>
  Object.fromEntries(Object.entries(files).filter(([path]) => isWanted(path)));

/**
 * Writes files as one step, and with them which English their Spanish was made from.
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

/** The texts of a form whose English has changed since the Spanish was made from it. */
export function staleIn(root: string, files: ContentFiles, path: string): Pair[] {
  const texts = translatedTexts(only(files, isOfForm(path)));
  return staleTexts(texts, readTranslations(root)).map(({ en, es }) => ({ en, es }));
}

/** Remembers that somebody has read a text of a file and its Spanish still says what its English says. */
export async function rememberFits(desk: Desk, file: string, { en, es }: Pair): Promise<void> {
  const texts = translatedTexts(only(readContentFiles(desk.root), isOfForm(file)));
  const known = rememberFit(readTranslations(desk.root), texts, { file, en, es });
  await desk.changes.write({ [translationsFile]: printTranslations(known) });
}
