import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { formOfEntry, formOfNew } from "./catalogue.ts";
import type { Publication } from "./publication.ts";
import { openFile } from "./save.ts";
import { staleIn } from "./translations.ts";
import type { Desk } from "./waiting.ts";
import { formOf, wordFolders, type WordShelf } from "./word-folders.ts";

export type EditorSettings = {
  /** The folder that holds content/. */
  readonly root: string;
  /** Draws a page of the site with all that waits, by its path and query; null where there is no site. */
  readonly preview: ((path: string) => Promise<Response>) | null;
  /** Makes photographs ready to be shown, after one was put in a slot or taken away. */
  readonly onPhotograph: () => Promise<void>;
  readonly publication: Publication;
};

/** A file as its form shows it. */
export type Opened = NonNullable<ReturnType<typeof openedOf>>;

export function openedOf(desk: Desk, path: string) {
  const files = desk.waiting.files();
  const open = openFile(files, path);
  if (!open) return null;
  const { entry, value, version } = open;
  const { shelf, preview } = entry;
  const stale = staleIn(desk, files, path);
  const waits = desk.waiting.list().some((one) => formOf(one.path) === path);
  return { path, shelf, preview, value, version, stale, waits, form: formOfEntry(entry) };
}

const unsaved = { preview: null, version: "", stale: [], waits: false };

export function blankFile(shelf: WordShelf): Opened {
  const first = wordFolders[shelf].first(guatemalaDay(new Date()));
  const value = { ...first, body: { en: "", es: "" } };
  return { ...unsaved, path: `new-${shelf}`, shelf, value, form: formOfNew(shelf) };
}

/** Photographs by the dozen have a page and no file. */
export function photographsPage(): Opened {
  const form = { kind: "group", fields: [] } as const;
  return { ...unsaved, path: "new-photographs", shelf: "pictures", form, value: {} };
}
