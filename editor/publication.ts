import { readContentFiles, withTexts, type ContentFiles } from "#reader/content-files.ts";
import type { Fault } from "#reader/fault.ts";
import { catalogueOf, titleOf } from "./catalogue.ts";
import { newFaults } from "./save.ts";
import type { Desk } from "./waiting.ts";
import { formOf } from "./word-folders.ts";

/** The author that git names; without an e-mail address, whoever sits at this machine. */
export type Author = { readonly name: string; readonly email: string };

/** Ends that a publication can come to in the history of the site; each has a word of the editor, `publish_ended_…`. */
export type Ending =
  /** No branch is followed: it is a commit here. */
  | "kept"
  /** The branch that is followed has it, from where a server elsewhere takes it. */
  | "sent"
  /** Others have changed the branch meanwhile. */
  | "behind"
  /** The branch is there and takes nothing: rights, or a rule of its own. */
  | "refused"
  | "not_reached"
  | "not_kept";

export const goodEndings: readonly Ending[] = ["kept", "sent"];

export type Ended = {
  readonly ending: Ending;
  readonly when: Date;
  readonly said: string;
  readonly branch: string | null;
};

export type Version = {
  readonly id: string;
  readonly when: Date;
  readonly by: string;
  readonly subject: string;
};

export type Publication = {
  /** Keeps and sends all of content/ that is not in the history or in the branch that is followed. Never rejects, and takes a minute at most. @param subject of the commit */
  readonly keep: (subject: string, author: Author) => Promise<void>;
  /** Null: none since the editor was opened. */
  readonly last: () => Ended | null;
  /** The newest first. @param day the last one that counts, `2026-05-18`; null: today */
  readonly versions: (paths: readonly string[], day: string | null) => readonly Version[];
  /** A file as a version left it; null where it was not there. */
  readonly textAt: (version: string, path: string) => string | null;
};

/** Changes in the editor's words: a form once, whichever of its files it was. */
export function nameForms(files: ContentFiles, changed: readonly string[]) {
  const entries = catalogueOf(files);
  return [...new Set(changed.map(formOf))].map((path) => {
    const entry = entries.find((one) => one.path === path);
    return {
      path,
      shelf: entry?.shelf ?? (path.startsWith("content/pictures/") ? "pictures" : "site"),
      title: titleOf(files, path),
    };
  });
}

export type NamedForm = ReturnType<typeof nameForms>[number];

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
