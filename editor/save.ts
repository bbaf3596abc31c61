import { isDeepStrictEqual } from "node:util";
import { inEachLanguage, languages, type Language } from "#domain/language/language.ts";
import { guatemalaDay } from "#domain/clock.ts";
import { sha256 } from "#domain/hashing.ts";
import { withTexts, type ContentFiles, readYaml } from "#reader/content-files.ts";
import type { Fault } from "#reader/fault.ts";
import { parseContent } from "#reader/parse.ts";
import { isPair } from "#reader/resolve.ts";
import { day } from "#reader/schema/pair.ts";
import { catalogueOf, formOfEntry, formOfNew } from "./catalogue.ts";
import { newYaml, patchYaml } from "./patch-yaml.ts";
import type { Author } from "./publication.ts";
import type { UnpublishedChanges } from "./unpublished.ts";
import { isGroup, type Group } from "./values.ts";
import {
  newPath,
  newShelfOf,
  wordFolders,
  wordShelfOf,
  wordsPath,
  type WordShelf,
  type Written,
} from "./word-folders.ts";

export type Saved =
  /** `path` is set for a new article or issue. */
  | { readonly saved: true; readonly forms: readonly string[]; readonly path?: string }
  | {
      readonly saved: false;
      readonly why: "changed meanwhile" | "faults";
      readonly faults: readonly Fault[];
      readonly path?: string;
    };

/** The files of one form: an article or issue has Markdown files beside its YAML file. */
export function textsOf(path: string, files: ContentFiles): Record<string, string> {
  const words = wordShelfOf(path) ? languages.map((language) => wordsPath(path, language)) : [];
  const paths = [path, ...words];
  return Object.fromEntries(paths.map((one) => [one, files[one] ?? ""]));
}

const versionOf = (texts: ContentFiles) => sha256(JSON.stringify(texts)).slice(0, 16);

export const findEntry = (files: ContentFiles, path: string) =>
  catalogueOf(files).find((entry) => entry.path === path);

/** The value of a form; null when its file is no YAML. @param texts files by path */
export function valueIn(path: string, texts: ContentFiles): unknown {
  const yaml = readYaml(path, texts[path] ?? "");
  if ("faults" in yaml) return null;
  const body = inEachLanguage((language) => texts[wordsPath(path, language)] ?? "");
  return wordShelfOf(path) ? { ...(yaml.value as Group), body } : yaml.value;
}

/** @returns a file's value and version: saving an outdated version is refused. Null when there is no such file, or it is no YAML */
export function openFile(files: ContentFiles, path: string) {
  const entry = findEntry(files, path);
  const texts = textsOf(path, files);
  // Saving would keep broken letters in the place of the right ones.
  const isBroken = Object.values(texts).some((text) => text.includes("\uFFFD"));
  if (!entry || isBroken || "faults" in readYaml(path, files[path]!)) return null;
  return { entry, value: valueIn(path, files), version: versionOf(texts) };
}

export type Opened = NonNullable<ReturnType<typeof openedOf>>;

export function openedOf(unpublished: UnpublishedChanges, path: string) {
  const files = unpublished.files();
  const open = openFile(files, path);
  if (!open) return null;
  const { entry, value, version } = open;
  const { shelf, preview } = entry;
  const stale = unpublished.staleIn(files, path);
  const waits = unpublished.savedOf(path);
  return { path, shelf, preview, value, version, stale, waits, form: formOfEntry(entry) };
}

const unsaved = { preview: null, version: "", stale: [], waits: null };

export function blankFile(shelf: WordShelf): Opened {
  const first = wordFolders[shelf].first(guatemalaDay(new Date()));
  const value = { ...first, body: { en: "", es: "" } };
  return { ...unsaved, path: `new-${shelf}`, shelf, value, form: formOfNew(shelf) };
}

export function photographsPage(): Opened {
  const form = { kind: "group", fields: [] } as const;
  return { ...unsaved, path: "new-photographs", shelf: "pictures", form, value: {} };
}

/** Sets `changed_on` of changed entries to today, in lists that have it. */
function dated(old: unknown, value: unknown, today: string): unknown {
  if (!Array.isArray(value) || !Array.isArray(old)) return value;
  return value.map((entry: Group) => {
    if (!isGroup(entry) || !("changed_on" in entry)) return entry;
    const before = old.find((one: Group) => one["id"] === entry["id"]) as Group | undefined;
    const kept = before && { ...before, changed_on: entry["changed_on"] };
    return isDeepStrictEqual(kept, entry) ? entry : { ...entry, changed_on: today };
  });
}

/** Copies texts of an article's first language to the languages that it is not written in. */
function inItsLanguages(article: Group): Group {
  const own = (article["languages"] ?? languages) as readonly Language[];
  const fill = (_: string, part: unknown) => {
    if (!part || typeof part !== "object" || !isPair(part)) return part;
    const text = part[own[0] ?? "en"];
    return {
      ...part,
      ...inEachLanguage((one) => part[one] || (own.includes(one) ? "" : text)),
    };
  };
  return JSON.parse(JSON.stringify(article), fill) as Group;
}

/** The files of a form's value. The day of a new issue is only in the name of its folder. */
function written(path: string, files: ContentFiles, value: unknown): Record<string, string | null> {
  const text = files[path];
  if (!wordShelfOf(path)) {
    const now = dated(valueIn(path, files), value, guatemalaDay(new Date()));
    return { [path]: patchYaml(text!, now) };
  }
  const { body, ...all } = value as Written;
  const { issued: _day, ...issue } = all;
  const fields = path.endsWith("/issue.yaml") ? issue : inItsLanguages(all);
  const words = languages.map((language) => {
    const typed = (body[language] ?? "").replaceAll("\r\n", "\n").trimEnd();
    return [wordsPath(path, language), typed === "" ? null : `${typed}\n`] as const;
  });
  return {
    [path]: text === undefined ? newYaml(fields) : patchYaml(text, fields),
    ...Object.fromEntries(words),
  };
}

export function faultsOf(files: ContentFiles): readonly Fault[] {
  const parsed = parseContent(files);
  return "faults" in parsed ? parsed.faults : [];
}

/**
 * Faults that a change causes. Some faults appear only after the last unreadable file was fixed: they do not block the
 * change that fixed it.
 */
export function newFaults(before: ContentFiles, after: ContentFiles): Fault[] {
  const faults = faultsOf(after);
  if (faults.length === 0) return [];
  const old = faultsOf(before);
  const isOwn = ({ file }: Fault) => before[file] !== after[file];
  if (old.some(isOwn) && !faults.some(isOwn)) return [];
  const known = new Set(old.map((fault) => JSON.stringify(fault)));
  return faults.filter((fault) => !known.has(JSON.stringify(fault)));
}

export const isToCome = (one: string) => one > guatemalaDay(new Date());
const notToCome = { expected: "a day that is not to come", found: "none, or a later one" };

/** Asked of every photograph here; a file written by hand may lack them (content/pictures/README.md). */
export function unsaidOf(file: string, words: Group): Fault[] {
  const missing = ["taken", "rights", "consent"].filter((field) => !words[field]);
  const unsaid = missing.map((field) => ({ file, field, expected: "text", found: "nothing" }));
  if (!isToCome(String(words["taken"] ?? ""))) return unsaid;
  return [...unsaid, { file, field: "taken", ...notToCome }];
}

/** Saves a form as an unpublished change if it has no faults; a path `new-…` creates a folder. @throws for an unknown path */
export function saveFile(
  unpublished: UnpublishedChanges,
  change: { path: string; version: string; value: unknown },
  author: Author,
): Saved {
  const { version, value } = change;
  const files = unpublished.files();
  const shelf = newShelfOf(change.path);
  // The day of an issue is in its path alone; today stands in for one that is missing or to come.
  const today = guatemalaDay(new Date());
  const pastDay = day.refine((one) => !isToCome(one));
  const isUndated =
    shelf === "newsletter" && !pastDay.safeParse((value as Written)["issued"]).success;
  const dayed = isUndated ? { ...(value as Written), issued: today } : value;
  const path = shelf ? newPath(shelf, dayed as Written, files) : change.path;
  if (!shelf && !findEntry(files, path)) throw new Error(`There is no file ${path} to save.`);
  if (!shelf && versionOf(textsOf(path, files)) !== version)
    return { saved: false, why: "changed meanwhile", faults: [] };
  const texts = written(path, files, value);
  const faults = newFaults(files, withTexts(files, texts));
  if (path.startsWith("content/pictures/")) faults.push(...unsaidOf(path, value as Group));
  if (isUndated) faults.push({ file: path, field: "issued", ...notToCome });
  if (faults.length > 0) return { saved: false, why: "faults", faults, path };
  return { saved: true, forms: unpublished.write(texts, author), ...(shelf && { path }) };
}
