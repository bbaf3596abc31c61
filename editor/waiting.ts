import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import { readContentFiles, waitingFolder, type ContentFiles } from "#reader/content-files.ts";
import {
  printTranslations,
  readTranslations,
  translationsFile,
  type Translations,
} from "#reader/translations.ts";
import type { Author } from "./publication.ts";
import { formOf } from "./word-folders.ts";

/** Files by their path from the root, with what they are to hold; null takes one away. */
export type Files = Readonly<Record<string, Buffer | string | null>>;

type Note = { readonly by: string; readonly when: string };
/** A file that waits, who has saved it last, and when. */
export type WaitingFile = Note & { readonly path: string };

/** By path, and the marks of translations of the files that wait. */
type Notes = {
  readonly saved: Readonly<Record<string, Note>>;
  readonly translations: Translations;
};

/** Whole or not at all: whoever reads the file meanwhile finds the old one. */
async function put(file: string, bytes: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const beside = join(dirname(file), `.${randomUUID()}.part`);
  try {
    await writeFile(beside, bytes);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** Saves that wait to be published, in a folder beside content/. */
export class Waiting {
  readonly #root: string;
  readonly #folder: string;
  readonly #notes: string;

  /** @param root the folder that holds content/ */
  constructor(root: string) {
    this.#root = root;
    this.#folder = join(root, waitingFolder);
    this.#notes = join(this.#folder, "notes.json");
  }

  /** The content as it is edited: what waits stands in the place of what is public. */
  files = (): ContentFiles => readContentFiles(this.#root, true);

  translations = (): Translations => ({
    ...readTranslations(this.#root),
    ...this.#read().translations,
  });

  list(): readonly WaitingFile[] {
    const saved = Object.entries(this.#read().saved);
    return saved
      .map(([path, note]) => ({ path, ...note }))
      .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  }

  /** Keeps files until they are published. @param translations marks of these files */
  async write(files: Files, translations: Translations, { name }: Author): Promise<void> {
    const notes = this.#read();
    const note = { by: name, when: new Date().toISOString() };
    const saved = { ...notes.saved };
    for (const [path, content] of Object.entries(files)) {
      const bytes = Buffer.from(content ?? "");
      const open = await readFile(join(this.#root, path)).catch(() => Buffer.from(""));
      const isPublic = open.equals(bytes);
      if (isPublic) delete saved[path];
      else saved[path] = note;
      const file = join(this.#folder, path);
      await (isPublic ? rm(file, { force: true }) : put(file, bytes));
    }
    await this.#note({ saved, translations: { ...notes.translations, ...translations } });
  }

  /** Puts what waits of these forms into content/, from where a running site shows it. */
  async publish(forms: readonly string[]): Promise<void> {
    for (const path of this.#pathsOf(forms)) {
      const bytes = await readFile(join(this.#folder, path));
      const file = join(this.#root, path);
      await (bytes.length === 0 ? rm(file, { force: true }) : put(file, bytes));
    }
    const marks = Object.entries(this.#read().translations).filter(([path]) =>
      forms.includes(path),
    );
    if (marks.length > 0) {
      const all = { ...readTranslations(this.#root), ...Object.fromEntries(marks) };
      await put(join(this.#root, translationsFile), printTranslations(all));
    }
    await this.discard(forms);
  }

  /** Forgets what was saved of these forms. */
  async discard(forms: readonly string[]): Promise<void> {
    const paths = this.#pathsOf(forms);
    const { saved, translations } = this.#read();
    const without = <Value>(all: Readonly<Record<string, Value>>, gone: readonly string[]) =>
      Object.fromEntries(Object.entries(all).filter(([path]) => !gone.includes(path)));
    await this.#note({
      saved: without(saved, paths),
      translations: without(translations, forms),
    });
    for (const path of paths) await rm(join(this.#folder, path), { force: true });
  }

  #pathsOf = (forms: readonly string[]) =>
    this.list()
      .map(({ path }) => path)
      .filter((path) => forms.includes(formOf(path)));

  #read(): Notes {
    if (!existsSync(this.#notes)) return { saved: {}, translations: {} };
    return JSON.parse(readFileSync(this.#notes, "utf8")) as Notes;
  }

  #note = (notes: Notes) => put(this.#notes, JSON.stringify(notes));
}

export type Desk = {
  readonly root: string;
  readonly waiting: Waiting;
};
