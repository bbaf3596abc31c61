import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { inEachLanguage, languages, type Language } from "#domain/language/language.ts";
import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";
import type { Fault } from "#reader/fault.ts";
import { readYaml } from "#reader/read-yaml.ts";
import { catalogueOf, type CatalogueEntry } from "./catalogue.ts";
import type { Desk } from "./changes.ts";
import { patchYaml } from "./patch-yaml.ts";
import { writeRemembering, withTexts } from "./translations.ts";
import { isWordShelf } from "./shelves.ts";
import { wordsPath } from "./word-folders.ts";

type Group = Record<string, unknown>;

/** A file as the editor shows it. */
export type OpenFile = {
  readonly entry: CatalogueEntry;
  readonly value: unknown;
  /** Of the text it was read from: a save of another one is refused. */
  readonly version: string;
};

export type Saved =
  | { readonly saved: true; readonly version: string; readonly lines: number }
  | { readonly saved: false; readonly why: "changed meanwhile" }
  | { readonly saved: false; readonly why: "faults"; readonly faults: readonly Fault[] };

/** The texts that one form shows: the words of an article or an issue lie beside its fields. */
function textsOf({ path, shelf }: CatalogueEntry, files: ContentFiles): Record<string, string> {
  const words = isWordShelf(shelf) ? languages.map((language) => wordsPath(path, language)) : [];
  const paths = [path, ...words];
  return Object.fromEntries(paths.map((one) => [one, files[one] ?? ""]));
}

function versionOf(texts: Readonly<Record<string, string>>): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 16);
}

/** Finds an entry by its path; null when the catalogue does not know it. */
function findEntry(files: ContentFiles, path: string): CatalogueEntry | null {
  return catalogueOf(files).find((entry) => entry.path === path) ?? null;
}

/** A file of the catalogue; null when there is none of that path, or when it is not YAML. */
export function openFile(root: string, path: string): OpenFile | null {
  const files = readContentFiles(root);
  const entry = findEntry(files, path);
  if (!entry) return null;
  const yaml = readYaml(path, files[path]!);
  if ("faults" in yaml) return null;
  const texts = textsOf(entry, files);
  const body = inEachLanguage((language) => texts[wordsPath(path, language)] ?? "");
  const value = isWordShelf(entry.shelf) ? { ...(yaml.value as Group), body } : yaml.value;
  return { entry, value, version: versionOf(texts) };
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

/** The files of an article's or an issue's words; without words in a language there is none for it. */
export const wordsOf = (path: string, body: Partial<Record<Language, string>>) =>
  Object.fromEntries(
    languages.map((language) => {
      const typed = (body[language] ?? "").replaceAll("\r\n", "\n").trimEnd();
      return [wordsPath(path, language), typed === "" ? null : `${typed}\n`];
    }),
  );

/** The texts of a form's value. */
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
    ...givingWay(files, entry.path, post),
    [entry.path]: patchYaml(text, post),
    ...wordsOf(entry.path, body),
  };
}

/**
 * Faults that a change brings; what was wrong before keeps nobody from mending something else. Some are only
 * seen once every file can be read: whoever mends a file is not held up by what then comes to light elsewhere.
 */
export function newFaults(desk: Desk, before: ContentFiles, after: ContentFiles): Fault[] {
  const faults = desk.faultsOf(after);
  if (faults.length === 0) return [];
  const old = desk.faultsOf(before);
  const isOwn = ({ file }: Fault) => before[file] !== after[file];
  if (old.some(isOwn) && !faults.some(isOwn)) return [];
  const known = new Set(old.map((fault) => JSON.stringify(fault)));
  return faults.filter((fault) => !known.has(JSON.stringify(fault)));
}

/** Lines of a text that the other does not have. */
function countLines(before: string, after: string): number {
  const old = new Set(before.split("\n"));
  return after.split("\n").filter((line) => !old.has(line)).length;
}

/**
 * Writes a form's value into its files, when nothing is wrong with it.
 * @param version of the file that the value was made from
 * @throws when the catalogue has no such file
 */
export async function saveFile(
  desk: Desk,
  { path, version, value }: { path: string; version: string; value: unknown },
): Promise<Saved> {
  const files = readContentFiles(desk.root);
  const entry = findEntry(files, path);
  if (!entry) throw new Error(`There is no file ${path} to save.`);
  const before = textsOf(entry, files);
  if (versionOf(before) !== version) return { saved: false, why: "changed meanwhile" };
  const texts = written(entry, files, value, desk.today());
  const after = withTexts(files, texts);
  const faults = newFaults(desk, files, after);
  if (faults.length > 0) return { saved: false, why: "faults", faults };
  await writeRemembering(desk, files, texts);
  const lines = Object.entries(texts)
    .map(([file, text]) => countLines(files[file] ?? "", text ?? ""))
    .reduce((sum, one) => sum + one, 0);
  return { saved: true, version: versionOf(textsOf(entry, after)), lines };
}

/**
 * One article is featured: when another one becomes it, the one before gives way. A draft opens nothing yet.
 * @param post the path of the article that is saved
 * @param value what its post.yaml is to hold
 * @returns the texts of the articles that give way
 */
export function givingWay(files: ContentFiles, post: string, value: Group): Record<string, string> {
  if (value["featured"] !== true || value["draft"] === true) return {};
  const others = Object.entries(files).filter(
    ([path]) => /^content\/blog\/.*\.yaml$/.test(path) && path !== post,
  );
  return Object.fromEntries(
    others.flatMap(([path, text]) => {
      const yaml = readYaml(path, text);
      const other = "value" in yaml ? (yaml.value as Group | null) : null;
      return other?.["featured"] === true
        ? [[path, patchYaml(text, { ...other, featured: false })]]
        : [];
    }),
  );
}
