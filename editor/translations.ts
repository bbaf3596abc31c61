import { withTexts, type ContentFiles } from "#reader/content-files.ts";
import {
  remember,
  rememberFit,
  staleTexts,
  translatedTexts,
  type Behind,
  type Translation,
  type Translations,
  wordsBeside,
} from "#reader/translations.ts";
import type { Author } from "./publication.ts";
import type { Desk, Files } from "./waiting.ts";
import { formOf } from "./word-folders.ts";

/** The files that one form shows: the words of an article or an issue stand in its folder. */
const isOfForm = (form: string) => (path: string) =>
  path === form || (wordsBeside.test(form) && path.startsWith(form.replace(wordsBeside, "")));

const only = (files: ContentFiles, isWanted: (path: string) => boolean): ContentFiles =>
  Object.fromEntries(Object.entries(files).filter(([path]) => isWanted(path)));

const pick = (known: Translations, paths: readonly string[]): Translations =>
  Object.fromEntries(paths.map((path) => [path, known[path] ?? {}]));

/** Lets files wait, and with them which of their texts are behind. @returns the forms that were written */
export async function writeRemembering(
  desk: Desk,
  before: ContentFiles,
  written: Files,
  author: Author,
): Promise<string[]> {
  const forms = [...new Set(Object.keys(written).map(formOf))];
  const isWanted = (path: string) => forms.some((form) => isOfForm(form)(path));
  const texts = Object.entries(written).filter(
    (one): one is [string, string | null] => typeof one[1] === "string" || one[1] === null,
  );
  const after = withTexts(before, Object.fromEntries(texts));
  const [was, is] = [before, after].map((files) => translatedTexts(only(files, isWanted)));
  const known = remember(desk.waiting.translations(), was!, is!);
  await desk.waiting.write(written, pick(known, forms), author);
  return forms;
}

export type Stale = Translation & Behind;

/** The texts of a form of which one language has changed since the other was made from it. */
export function staleIn(desk: Desk, files: ContentFiles, path: string): Stale[] {
  const texts = translatedTexts(only(files, isOfForm(path)));
  return staleTexts(texts, desk.waiting.translations()).map(
    ({ file: _file, field: _field, ...stale }) => stale,
  );
}

/** Remembers that somebody has read both texts of a file and they say the same. */
export async function rememberFits(
  desk: Desk,
  file: string,
  { en, text }: Pick<Translation, "en" | "text">,
  author: Author,
): Promise<void> {
  const { waiting } = desk;
  const known = rememberFit(waiting.translations(), { file, en, text });
  await waiting.write({}, pick(known, [file]), author);
}
