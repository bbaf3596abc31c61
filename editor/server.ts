import { blankOf } from "./articles.ts";
import { formOfEntry, formOfNew } from "./catalogue.ts";
import type { Shape } from "./pictures.ts";
import type { Publication } from "./publication.ts";
import { openFile } from "./save.ts";
import { staleIn } from "./translations.ts";
import type { WordShelf } from "./shelves.ts";
import type { Desk } from "./waiting.ts";
import { formOf } from "./word-folders.ts";

export type EditorSettings = Omit<Desk, "waiting"> & {
  /** Draws a page of the site with all that waits, by its path and query; null where there is no site. */
  readonly preview: ((path: string) => Promise<Response>) | null;
  readonly shapes: Readonly<Record<string, Shape>>;
  /** The smallest file of a picture as it is now; null while there is none. */
  readonly thumbnail: (slot: string) => Promise<{ bytes: Buffer; type: string } | null>;
  /** Makes photographs ready to be shown, after one was put in a slot or taken away. */
  readonly onPhotograph: () => Promise<void>;
  readonly publication: Publication;
};

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

export function blankFile(shelf: WordShelf, today: string): Opened {
  const rest = { path: `new-${shelf}`, shelf, preview: null, version: "", stale: [], waits: false };
  return { ...rest, value: blankOf[shelf](today), form: formOfNew(shelf) };
}

/** Photographs by the dozen have a page and no file. */
export function photographsPage(): Opened {
  const form = { kind: "group", fields: [] } as const;
  const rest = { preview: null, version: "", stale: [], waits: false, value: {} };
  return { path: "new-photographs", shelf: "pictures", form, ...rest };
}

export type Opened = NonNullable<ReturnType<typeof openedOf>>;
