import { readContentFiles, withTexts, type ContentFiles } from "#reader/content-files.ts";
import type { Fault } from "#reader/fault.ts";
import type { Pair } from "#reader/schema/pair.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Author, Publication } from "./publication.ts";
import { newFaults } from "./save.ts";
import type { Desk } from "./waiting.ts";
import { titleOf } from "./titles.ts";
import { formOf } from "./word-folders.ts";

export type NamedForm = {
  readonly path: string;
  readonly isForm: boolean;
  readonly shelf: string;
  readonly title: Pair;
};

/** What changed in the editor's words: a form once, whichever of its files it was. */
export function nameForms(files: ContentFiles, changed: readonly string[]): NamedForm[] {
  const entries = catalogueOf(files);
  return [...new Set(changed.map(formOf))].map((path) => {
    const entry = entries.find((one) => one.path === path);
    return {
      path,
      isForm: entry !== undefined,
      shelf: entry?.shelf ?? (path.startsWith("content/pictures/") ? "pictures" : "site"),
      title: titleOf(files, path),
    };
  });
}

const longest = 72;

/** The subject of a commit. @param names of the forms that changed */
export function subjectOf(names: readonly string[]): string {
  const [first = "content", ...others] = names;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return `Edited: ${first.slice(0, longest - "Edited: ".length - more.length)}${more}`;
}

/** Makes what waits of some forms public, unless that would be wrong without others that wait. */
export async function publishForms(
  desk: Desk,
  publication: Publication,
  forms: readonly string[],
  author: Author,
): Promise<{ readonly faults: readonly Fault[]; readonly kept: Promise<void> }> {
  const files = desk.waiting.files();
  const waiting = desk.waiting.list().map(({ path }) => path);
  const paths = waiting.filter((path) => forms.includes(formOf(path)));
  // All together they were checked when they were saved.
  if (paths.length < waiting.length) {
    const before = readContentFiles(desk.root);
    const texts = paths.filter((path) => path in files || path in before);
    const chosen = Object.fromEntries(texts.map((path) => [path, files[path] ?? null]));
    const faults = newFaults(before, withTexts(before, chosen));
    if (faults.length > 0) return { faults, kept: Promise.resolve() };
  }
  const titles = nameForms(files, paths).map(({ title }) => title.en);
  await desk.waiting.publish(forms);
  return { faults: [], kept: publication.keep(subjectOf(titles), author) };
}
