import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import {
  readContentFiles,
  waitingFolder,
  withTexts,
  type ContentFiles,
} from "#reader/content-files.ts";
import {
  printTranslations,
  readTranslations,
  remember,
  rememberFit,
  staleTexts,
  translatedTexts,
  translationsFile,
  type Behind,
  type Translation,
  type Translations,
} from "#reader/translations.ts";
import type { Author } from "./publication.ts";
import { formPathOf } from "./word-folders.ts";

/** New contents of files by path; null deletes a file. */
type Files = Readonly<Record<string, Buffer | string | null>>;

/** Names of all who saved it since it was public; in an older note the last one alone. */
type Note = { readonly by: string | readonly string[]; readonly when: string };

/** notes.json: who saved which file when, and the state of their translations. */
type Notes = {
  readonly saved: Readonly<Record<string, Note>>;
  readonly translations: Translations;
};

/** A text whose one language changed after the other was translated from it. */
export type Stale = Translation & Behind;

function writeAtomically(file: string, bytes: Buffer | string): void {
  mkdirSync(dirname(file), { recursive: true });
  const beside = join(dirname(file), `.${randomUUID()}.part`);
  try {
    writeFileSync(beside, bytes);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

const only = <Value>(all: Readonly<Record<string, Value>>, isWanted: (path: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([path]) => isWanted(path)));

/** The texts of some forms, including Markdown files of articles and issues. */
const textsOfForms = (files: ContentFiles, forms: readonly string[]) =>
  translatedTexts(only(files, (path) => forms.includes(formPathOf(path))));

/**
 * Saved but unpublished changes: whole files in the folder `.waiting` beside content/. An empty file deletes one.
 * Changes are synchronous, so that of two at once the second sees the files and notes of the first.
 */
export class UnpublishedChanges {
  readonly root: string;
  readonly #folder: string;
  readonly #notes: string;

  /** @param root the folder that holds content/ */
  constructor(root: string) {
    this.root = root;
    this.#folder = join(root, waitingFolder);
    this.#notes = join(this.#folder, "notes.json");
  }

  files = (): ContentFiles => readContentFiles(this.root, true);

  /** Unpublished files with author and time, by path. */
  list() {
    const saved = Object.entries(this.#read().saved);
    return saved
      .map(([path, { by, when }]) => ({ path, by: [by].flat(), when: new Date(when) }))
      .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  }

  /** Says who saved a form, whose files are all written together; null when it is public as it is. */
  savedOf(form: string) {
    const own = this.list().filter(({ path }) => formPathOf(path) === form);
    const by = new Set(own.flatMap((one) => one.by));
    return own[0] ? { by: [...by].join(", "), when: own[0].when } : null;
  }

  staleIn(files: ContentFiles, form: string): Stale[] {
    return staleTexts(textsOfForms(files, [form]), this.#translations()).map(
      ({ file: _file, field: _field, ...stale }) => stale,
    );
  }

  /** Saves files as unpublished changes, and which of their translations are outdated. @returns the changed forms */
  write(written: Files, { name }: Author): string[] {
    const forms = [...new Set(Object.keys(written).map(formPathOf))];
    const before = this.files();
    const texts = only(written, (path) => !Buffer.isBuffer(written[path]));
    const after = withTexts(before, texts as Record<string, string | null>);
    const marks = remember(
      this.#translations(),
      textsOfForms(before, forms),
      textsOfForms(after, forms),
    );
    const { saved, translations } = this.#read();
    const notes = { ...saved };
    for (const [path, content] of Object.entries(written)) {
      const bytes = Buffer.from(content ?? "");
      const by = new Set([saved[path]?.by ?? [], name].flat());
      const old = join(this.root, path);
      const isPublic = existsSync(old) ? readFileSync(old).equals(bytes) : bytes.length === 0;
      if (isPublic) delete notes[path];
      else notes[path] = { by: [...by], when: new Date().toISOString() };
      const file = join(this.#folder, path);
      if (isPublic) rmSync(file, { force: true });
      else writeAtomically(file, bytes);
    }
    this.#note({ saved: notes, translations: { ...translations, ...marks } });
    return forms;
  }

  confirmTranslation(form: string, { en, text }: Pick<Translation, "en" | "text">): void {
    this.mark(rememberFit(this.#translations(), { file: form, en, text }));
  }

  /** Sets which translations of some forms are outdated. */
  mark(marks: Translations): void {
    const { saved, translations } = this.#read();
    this.#note({ saved, translations: { ...translations, ...marks } });
  }

  /** Moves the unpublished files of some forms into content/, which a running site watches. */
  publish(forms: readonly string[]): void {
    for (const path of this.#pathsOf(forms)) {
      const bytes = readFileSync(join(this.#folder, path));
      const file = join(this.root, path);
      if (bytes.length === 0) rmSync(file, { force: true });
      else writeAtomically(file, bytes);
    }
    const marks = only(this.#read().translations, (form) => forms.includes(form));
    if (Object.keys(marks).length > 0) {
      const all = printTranslations({ ...readTranslations(this.root), ...marks });
      writeAtomically(join(this.root, translationsFile), all);
    }
    this.discard(forms);
  }

  discard(forms: readonly string[]): void {
    const paths = this.#pathsOf(forms);
    const { saved, translations } = this.#read();
    this.#note({
      saved: only(saved, (path) => !paths.includes(path)),
      translations: only(translations, (form) => !forms.includes(form)),
    });
    for (const path of paths) rmSync(join(this.#folder, path), { force: true });
  }

  #translations = (): Translations => ({
    ...readTranslations(this.root),
    ...this.#read().translations,
  });

  #pathsOf = (forms: readonly string[]) =>
    Object.keys(this.#read().saved).filter((path) => forms.includes(formPathOf(path)));

  #read(): Notes {
    if (!existsSync(this.#notes)) return { saved: {}, translations: {} };
    return JSON.parse(readFileSync(this.#notes, "utf8")) as Notes;
  }

  #note = (notes: Notes) => writeAtomically(this.#notes, JSON.stringify(notes));
}
