import { z } from "zod";
import { readContentFiles } from "#reader/content-files.ts";
import type { Desk } from "./changes.ts";
import { json, notFound, type Answer, type Asked, type Route } from "./answer.ts";
import { blankOf, createWritten } from "./articles.ts";
import { translationsFile } from "#reader/translations.ts";
import { formOfEntry, formOfNew } from "./catalogue.ts";
import { choicesOf, picturesOf } from "./choices.ts";
import { tellFault } from "./fault-words.ts";
import { putPhotograph, type Shape, readUpload } from "./pictures.ts";
import type { Publication } from "./publication.ts";
import { openFile, saveFile, type Saved } from "./save.ts";
import { rememberFits, staleIn } from "./translations.ts";
import { isWordShelf, type WordShelf } from "./shelves.ts";

export type EditorSettings = Pick<Desk, "root" | "faultsOf" | "today"> & {
  /** Where the site as edited is shown, `http://127.0.0.1:3001`; null when it is not. */
  readonly preview: string | null;
  /** The shape of each use of a picture. */
  readonly shapes: Readonly<Record<string, Shape>>;
  /** The smallest file of a picture as it is now; null while there is none. */
  readonly thumbnail: (slot: string) => Promise<{ bytes: Buffer; type: string } | null>;
  /** Makes photographs ready to be shown, after one was put in a slot or taken away. */
  readonly onPhotograph: () => Promise<void>;
  /** Null where what is edited is not the site's own content. */
  readonly publication: Publication | null;
};

/** A file as its form gets it; null where it cannot be opened. */
export function openedOf(root: string, path: string) {
  const open = openFile(root, path);
  if (!open) return null;
  const { entry, value, version } = open;
  const { shelf, preview } = entry;
  const stale = staleIn(root, readContentFiles(root), path);
  return { path, shelf, preview, value, version, stale, form: formOfEntry(entry) };
}

/** One that is still to be written. */
export function blankFile(shelf: WordShelf, today: string): Opened {
  const rest = { path: `new-${shelf}`, shelf, preview: null, version: "", stale: [] };
  return { ...rest, value: blankOf[shelf](today), form: formOfNew(shelf) };
}

export type Opened = NonNullable<ReturnType<typeof openedOf>>;

/** Bodies that the editor's page sends. */
const asChange = z.object({ path: z.string(), version: z.string(), value: z.unknown() });
const asNew = z.object({
  shelf: z.string(),
  value: z.looseObject({ body: z.record(z.string(), z.string()) }),
});
const asFit = z.object({
  path: z.string(),
  text: z.object({ en: z.string(), text: z.string() }),
});
const isOfPictures = (path: string) => path.startsWith("content/pictures/");
const slotName = /^[a-z0-9-]+$/;
const largestText = 4 * 2 ** 20;
const largestPhotograph = 80 * 2 ** 20;

function answerOf(
  saved: Saved | { saved: true; path: string } | { saved: true; slot: string },
): Answer {
  if (saved.saved) return json(saved);
  if (saved.why === "changed meanwhile") return json({ problem: saved.why }, 409);
  return json({ faults: saved.faults.map(tellFault) }, 422);
}

/** What the script of the form asks for. */
export function editorRoutes(
  settings: EditorSettings,
  desk: Desk,
): Readonly<Record<string, Route>> {
  const { root, shapes } = settings;
  const read = async <Sent>({ readBody }: Asked, schema: z.ZodType<Sent>) =>
    schema.parse(JSON.parse((await readBody(largestText)).toString("utf8")));
  return {
    "GET /api/choices": ({ language }) => json(choicesOf(readContentFiles(root), language)),
    "GET /api/file": ({ query }) => {
      const opened = openedOf(root, query.get("path") ?? "");
      return opened ? json(opened) : notFound();
    },
    "PUT /api/file": async (asked) => {
      const change = await read(asked, asChange);
      return openFile(root, change.path) ? answerOf(await saveFile(desk, change)) : notFound();
    },
    "POST /api/written": async (asked) => {
      const { shelf, value } = await read(asked, asNew);
      return isWordShelf(shelf) ? answerOf(await createWritten(desk, shelf, value)) : notFound();
    },
    "POST /api/fits": async (asked) => {
      const { path, text } = await read(asked, asFit);
      if (!openFile(root, path)) return notFound();
      await rememberFits(desk, path, text);
      return json({});
    },
    "POST /api/undo": async () => {
      const undone = await desk.changes.undo();
      if (!undone) return json({ problem: "nothing to undo" }, 409);
      const paths = undone.filter((path) => path !== translationsFile);
      if (paths.some(isOfPictures)) await settings.onPhotograph();
      return json({ paths });
    },
    "PUT /api/picture": async ({ readBody, contentType, query }) => {
      const known = picturesOf(readContentFiles(root)).find(
        ({ name }) => name === query.get("slot"),
      );
      const use = known?.use ?? query.get("use") ?? "";
      const shape = Object.hasOwn(shapes, use) ? shapes[use] : undefined;
      if (!shape || (query.has("slot") && !known)) return notFound();
      const bytes = await readBody(largestPhotograph);
      const upload = await readUpload({ slot: known?.name ?? null, use }, bytes, contentType);
      const saved = await putPhotograph(desk, upload, shape);
      if (saved.saved) await settings.onPhotograph();
      return answerOf(saved);
    },
    "GET /api/thumbnail": async ({ query }) => {
      const slot = query.get("slot") ?? "";
      const found = slotName.test(slot) ? await settings.thumbnail(slot) : null;
      return found ? { file: found.bytes, type: found.type } : notFound();
    },
  };
}
