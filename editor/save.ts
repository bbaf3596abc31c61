import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { inEachLanguage, languages, type Language } from "#domain/language/language.ts";
import { withTexts, type ContentFiles } from "#reader/content-files.ts";
import type { Fault } from "#reader/fault.ts";
import { readYaml } from "#reader/read-yaml.ts";
import { catalogueOf, type CatalogueEntry } from "./catalogue.ts";
import { patchYaml } from "./patch-yaml.ts";
import type { Author } from "./publication.ts";
import { writeRemembering } from "./translations.ts";
import { isWordShelf } from "./shelves.ts";
import type { Desk } from "./waiting.ts";
import { wordsPath } from "./word-folders.ts";

type Group = Record<string, unknown>;

export type OpenFile = {
  readonly entry: CatalogueEntry;
  readonly value: unknown;
  /** Of the text it was read from: a save of another one is refused. */
  readonly version: string;
};

export type Saved =
  | { readonly saved: true; readonly forms: readonly string[] }
  | { readonly saved: false; readonly why: "changed meanwhile" }
  | { readonly saved: false; readonly why: "faults"; readonly faults: readonly Fault[] };

/** The texts that one form shows: the words of an article or an issue lie beside its fields. */
export function textsOf(
  { path, shelf }: CatalogueEntry,
  files: ContentFiles,
): Record<string, string> {
  const words = isWordShelf(shelf) ? languages.map((language) => wordsPath(path, language)) : [];
  const paths = [path, ...words];
  return Object.fromEntries(paths.map((one) => [one, files[one] ?? ""]));
}

function versionOf(texts: Readonly<Record<string, string>>): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 16);
}

export function findEntry(files: ContentFiles, path: string): CatalogueEntry | null {
  return catalogueOf(files).find((entry) => entry.path === path) ?? null;
}

export function valueIn({ path, shelf }: CatalogueEntry, texts: ContentFiles): unknown {
  const yaml = readYaml(path, texts[path] ?? "");
  if ("faults" in yaml) return null;
  const body = inEachLanguage((language) => texts[wordsPath(path, language)] ?? "");
  return isWordShelf(shelf) ? { ...(yaml.value as Group), body } : yaml.value;
}

/** A file of the catalogue; null when there is none of that path, or when it is not YAML. */
export function openFile(files: ContentFiles, path: string): OpenFile | null {
  const entry = findEntry(files, path);
  if (!entry || "faults" in readYaml(path, files[path]!)) return null;
  const texts = textsOf(entry, files);
  return { entry, value: valueIn(entry, texts), version: versionOf(texts) };
}

/** Entries that bear the day of their last change are given today's when they differ. */
function dated(old: unknown, value: unknown, today: string): unknown {
  if (!Array.isArray(value) || !Array.isArray(old)) return value;
  return value.map((entry: Group) => {
    if (!entry || typeof entry !== "object" || !("changed_on" in entry)) return entry;
    const before = old.find((one: Group) => one["id"] === entry["id"]) as Group | undefined;
    const kept = before && { ...before, changed_on: entry["changed_on"] };
    return isDeepStrictEqual(kept, entry) ? entry : { ...entry, changed_on: today };
  });
}

export const wordsOf = (path: string, body: Partial<Record<Language, string>>) =>
  Object.fromEntries(
    languages.map((language) => {
      const typed = (body[language] ?? "").replaceAll("\r\n", "\n").trimEnd();
      return [wordsPath(path, language), typed === "" ? null : `${typed}\n`];
    }),
  );

function written(
  entry: CatalogueEntry,
  files: ContentFiles,
  value: unknown,
  today: string,
): Record<string, string | null> {
  const text = files[entry.path]!;
  if (!isWordShelf(entry.shelf)) {
    return { [entry.path]: patchYaml(text, dated(parse(text), value, today)) };
  }
  const { body, ...post } = value as Group & { body: Record<Language, string> };
  return {
    [entry.path]: patchYaml(text, post),
    ...wordsOf(entry.path, body),
  };
}

/** Faults that a change brings. Some come to light only once every file can be read: they hold up nobody who mends one. */
export function newFaults(desk: Desk, before: ContentFiles, after: ContentFiles): Fault[] {
  const faults = desk.faultsOf(after);
  if (faults.length === 0) return [];
  const old = desk.faultsOf(before);
  const isOwn = ({ file }: Fault) => before[file] !== after[file];
  if (old.some(isOwn) && !faults.some(isOwn)) return [];
  const known = new Set(old.map((fault) => JSON.stringify(fault)));
  return faults.filter((fault) => !known.has(JSON.stringify(fault)));
}

/** Lets a form's value wait to be published, when nothing is wrong with it. @throws for a path of no form */
export async function saveFile(
  desk: Desk,
  { path, version, value }: { path: string; version: string; value: unknown },
  author: Author,
): Promise<Saved> {
  const files = desk.waiting.files();
  const entry = findEntry(files, path);
  if (!entry) throw new Error(`There is no file ${path} to save.`);
  if (versionOf(textsOf(entry, files)) !== version)
    return { saved: false, why: "changed meanwhile" };
  const texts = written(entry, files, value, desk.today());
  const faults = newFaults(desk, files, withTexts(files, texts));
  if (faults.length > 0) return { saved: false, why: "faults", faults };
  return { saved: true, forms: await writeRemembering(desk, files, texts, author) };
}
