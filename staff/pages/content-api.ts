import { readFile } from "node:fs/promises";
import { z } from "zod";
import { pathIn } from "#domain/language/language.ts";
import { pathOfPicture, readPictures } from "#reader/picture-manifest.ts";
import { pictureUses } from "#reader/schema/picture-uses.ts";
import { choicesOf, picturesOf } from "../../editor/choices.ts";
import { tellFault } from "../../editor/fault-words.ts";
import { findPlace } from "../../editor/find.ts";
import { putPhotograph, readUpload, removePhotograph } from "../../editor/pictures.ts";
import { publishForms } from "../../editor/publication.ts";
import { openedOf, openFile, saveFile, type Saved } from "../../editor/save.ts";
import { newShelfOf } from "../../editor/word-folders.ts";
import type { Answer, Routes, Visit } from "../visit/visit.ts";
import { authorOf } from "./publish.tsx";

const asChange = z.object({
  path: z.string(),
  version: z.string(),
  value: z.unknown(),
  waits: z.boolean(),
});
const asWritten = z.looseObject({ body: z.record(z.string(), z.string()) });
const asFit = z.object({
  path: z.string(),
  text: z.object({ en: z.string(), text: z.string() }),
});
const slotName = /^[a-z0-9-]+$/;
const largestText = 4 * 2 ** 20;
const largestPhotograph = 80 * 2 ** 20;

const json = (value: unknown, status = 200): Answer => ({
  file: JSON.stringify(value),
  type: "application/json",
  status,
});
const notFound = (): Answer => json({ problem: "not found" }, 404);

async function read<Sent>({ readBody }: Visit, schema: z.ZodType<Sent>): Promise<Sent> {
  return schema.parse(JSON.parse((await readBody(largestText)).toString("utf8")));
}

/** Makes public what was saved, unless it is to wait or cannot stand without others that wait. */
async function answerTo(saved: Saved, visit: Visit, waits = false, path = ""): Promise<Answer> {
  if (saved.saved) {
    if (waits) return json({ ...saved, waits });
    const { faults } = await publishForms(visit.editor, saved.forms, authorOf(visit));
    return json({ ...saved, waits: faults.length > 0 });
  }
  if (saved.why === "changed meanwhile") return json({ problem: saved.why }, 409);
  // A text that is new has its form under another name.
  const told = saved.faults
    .map(tellFault)
    .map((one) => (path && one.file === saved.path ? { ...one, file: path } : one));
  return json({ faults: told }, 422);
}

/** A photograph never waits: the page beside the form shows those of the public site. */
async function answerToPhotograph(saved: Saved, visit: Visit): Promise<Answer> {
  const answer = await answerTo(saved, visit);
  if (saved.saved) await visit.editor.onPhotograph();
  return answer;
}

/** All that a form of the editor asks while it is open. */
export const contentApi: Routes = {
  "GET /api/choices": ({ editor, language }) => json(choicesOf(editor.waiting.files(), language)),
  "GET /api/file": ({ editor, query }) => {
    const opened = openedOf(editor.waiting, query.get("path") ?? "");
    return opened ? json(opened) : notFound();
  },
  "GET /api/word": ({ editor, query, language }) => {
    const at = query.get("at") ?? pathIn(language, "/");
    return json(findPlace(editor.waiting.files(), query.getAll("text"), at) ?? {});
  },
  "PUT /api/file": async (visit) => {
    const { waiting } = visit.editor;
    const { waits, ...change } = await read(visit, asChange);
    if (newShelfOf(change.path)) asWritten.parse(change.value);
    else if (!openFile(waiting.files(), change.path)) return notFound();
    const saved = await saveFile(waiting, change, authorOf(visit));
    return answerTo(saved, visit, waits, change.path);
  },
  "POST /api/fits": async (visit) => {
    const { waiting } = visit.editor;
    const { path, text } = await read(visit, asFit);
    const opened = openedOf(waiting, path);
    if (!opened) return notFound();
    await waiting.fits(path, text);
    if (!opened.waits) await waiting.publish([path]);
    return json({});
  },
  "PUT /api/picture": async (visit) => {
    const { readBody, contentType, query } = visit;
    const { waiting } = visit.editor;
    const known = picturesOf(waiting.files()).find(({ name }) => name === query.get("slot"));
    const use = known?.use ?? query.get("use") ?? "";
    if (!Object.hasOwn(pictureUses, use) || (query.has("slot") && !known)) return notFound();
    const bytes = await readBody(largestPhotograph);
    const upload = await readUpload({ slot: known?.name ?? null, use }, bytes, contentType);
    return answerToPhotograph(await putPhotograph(waiting, upload, authorOf(visit)), visit);
  },
  "DELETE /api/picture": async (visit) => {
    const slot = visit.query.get("slot") ?? "";
    const { waiting } = visit.editor;
    const forms = slotName.test(slot) && (await removePhotograph(waiting, slot, authorOf(visit)));
    return forms ? answerToPhotograph({ saved: true, forms }, visit) : notFound();
  },
  "GET /api/thumbnail": async ({ query }) => {
    const slot = query.get("slot") ?? "";
    const { pictures } = readPictures();
    if (!Object.hasOwn(pictures, slot)) return notFound();
    const picture = { name: slot, ...pictures[slot]! };
    const file = await readFile(pathOfPicture(picture, picture.widths[0]!));
    const [format] = picture.formats;
    return { file, type: format === "svg" ? "image/svg+xml" : `image/${format}` };
  },
};
