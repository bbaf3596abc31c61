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
import { openFile, saveFile, type Saved } from "../../editor/save.ts";
import { openedOf, type EditorSettings } from "../../editor/server.ts";
import { rememberFits } from "../../editor/translations.ts";
import type { Desk } from "../../editor/waiting.ts";
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

export function contentApi(settings: EditorSettings, desk: Desk): Routes {
  const { publication } = settings;
  const { waiting } = desk;
  /** Makes public what was saved, unless it is to wait or cannot stand without others that wait. */
  const answerTo = async (
    saved: Saved,
    visit: Visit,
    waits: boolean,
    path?: string,
  ): Promise<Answer> => {
    if (saved.saved) {
      if (waits) return json({ ...saved, waits });
      const { faults } = await publishForms(desk, publication, saved.forms, authorOf(visit));
      return json({ ...saved, waits: faults.length > 0 });
    }
    if (saved.why === "changed meanwhile") return json({ problem: saved.why }, 409);
    // A text that is new has its form under another name.
    const told = saved.faults
      .map(tellFault)
      .map((one) => (path && one.file === saved.path ? { ...one, file: path } : one));
    return json({ faults: told }, 422);
  };
  /** A photograph never waits: the page beside the form shows those of the public site. */
  const answerToPhotograph = async (saved: Saved, visit: Visit): Promise<Answer> => {
    const answer = await answerTo(saved, visit, false);
    if (saved.saved) await settings.onPhotograph();
    return answer;
  };
  return {
    "GET /api/choices": ({ language }) => json(choicesOf(waiting.files(), language)),
    "GET /api/file": ({ query }) => {
      const opened = openedOf(desk, query.get("path") ?? "");
      return opened ? json(opened) : notFound();
    },
    "GET /api/word": ({ query, language }) => {
      const at = query.get("at") ?? pathIn(language, "/");
      return json(findPlace(waiting.files(), query.getAll("text"), at) ?? {});
    },
    "PUT /api/file": async (visit) => {
      const { waits, ...change } = await read(visit, asChange);
      if (newShelfOf(change.path)) asWritten.parse(change.value);
      else if (!openFile(waiting.files(), change.path)) return notFound();
      const saved = await saveFile(desk, change, authorOf(visit));
      return answerTo(saved, visit, waits, change.path);
    },
    "POST /api/fits": async (visit) => {
      const { path, text } = await read(visit, asFit);
      const opened = openedOf(desk, path);
      if (!opened) return notFound();
      await rememberFits(desk, path, text, authorOf(visit));
      if (!opened.waits) await waiting.publish([path]);
      return json({});
    },
    "PUT /api/picture": async (visit) => {
      const { readBody, contentType, query } = visit;
      const known = picturesOf(waiting.files()).find(({ name }) => name === query.get("slot"));
      const use = known?.use ?? query.get("use") ?? "";
      if (!Object.hasOwn(pictureUses, use) || (query.has("slot") && !known)) return notFound();
      const bytes = await readBody(largestPhotograph);
      const upload = await readUpload({ slot: known?.name ?? null, use }, bytes, contentType);
      return answerToPhotograph(await putPhotograph(desk, upload, authorOf(visit)), visit);
    },
    "DELETE /api/picture": async (visit) => {
      const slot = visit.query.get("slot") ?? "";
      const forms = slotName.test(slot) && (await removePhotograph(desk, slot, authorOf(visit)));
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
}
