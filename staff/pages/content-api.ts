import { readFile } from "node:fs/promises";
import { pathIn } from "#domain/language/language.ts";
import { pathOfPicture, readPictures } from "#reader/picture-manifest.ts";
import { pictureUses } from "#reader/schema/picture-uses.ts";
import { picturesOf } from "../../editor/choices.ts";
import { explainFault } from "../../editor/words.ts";
import { findPlace } from "../../editor/find.ts";
import { putPhotograph, readHeic, readUpload, removePhotograph } from "../../editor/pictures.ts";
import { publishForms } from "../../editor/publication.ts";
import type { Saved } from "../../editor/save.ts";
import type { Answer, Routes, Visit } from "../visit/visit.ts";
import { authorOf } from "./publish.tsx";

const slotName = /^[a-z0-9-]+$/;
const largestPhotograph = 80 * 2 ** 20;

const json = (value: unknown, status = 200): Answer => ({
  file: JSON.stringify(value),
  type: "application/json",
  status,
});
const notFound = (): Answer => json({ problem: "not found" }, 404);

/** Photographs are published at once: the preview uses the files of the public site. */
async function answerTo(saved: Saved, visit: Visit): Promise<Answer> {
  const { faults } = saved.saved ? publishForms(visit.editor, saved.forms, authorOf(visit)) : saved;
  if (faults.length > 0) return json({ faults: faults.map(explainFault) }, 422);
  await visit.editor.onPhotograph();
  return json(saved);
}

/** Requests of the form's script (editor/ui/). */
export const contentApi: Routes = {
  "GET /api/word": ({ editor, query, language }) => {
    const at = query.get("at") ?? pathIn(language, "/");
    const isShell = query.has("shell");
    return json(findPlace(editor.unpublished.files(), query.getAll("text"), at, isShell) ?? {});
  },
  "PUT /api/picture": async (visit) => {
    const { readBody, contentType, query } = visit;
    const { unpublished } = visit.editor;
    const known = picturesOf(unpublished.files()).find(({ name }) => name === query.get("slot"));
    const use = known?.use ?? query.get("use") ?? "";
    if (!Object.hasOwn(pictureUses, use) || (query.has("slot") && !known)) return notFound();
    const bytes = await readBody(largestPhotograph);
    const upload = await readUpload({ slot: known?.name ?? null, use }, bytes, contentType);
    return answerTo(await putPhotograph(unpublished, upload, authorOf(visit)), visit);
  },
  "PUT /api/heic": async ({ readBody }) => {
    const file = await readHeic(await readBody(largestPhotograph));
    return file ? { file, type: "image/jpeg" } : json({ problem: "no HEIC file" }, 422);
  },
  "DELETE /api/picture": async (visit) => {
    const slot = visit.query.get("slot") ?? "";
    const { unpublished } = visit.editor;
    const removed = slotName.test(slot) && removePhotograph(unpublished, slot, authorOf(visit));
    return removed ? answerTo(removed, visit) : notFound();
  },
};

/** Pictures of the site, for forms of the content and the news that are sent. */
export const thumbnail: Routes = {
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

/** The preview runs no script, submits no form, and only the editor may frame it. */
const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; media-src 'self'; frame-ancestors 'self'";

/** Links and files of the preview also go through `/seen`. */
const rewriteLinks = (text: string) => text.replaceAll(/(="|, |url\("?)\/(?!\/)/g, "$1/seen/");

/** The site with unpublished changes, for the preview beside a form. */
export const preview: Routes = {
  "GET /seen/*": async ({ editor, params, query }) => {
    const path = `/${params["0"] ?? ""}`;
    const answer = await editor.preview(query.size > 0 ? `${path}?${query.toString()}` : path);
    const to = answer.headers.get("location");
    if (to !== null) return { to: `/seen${to}` };
    const type = answer.headers.get("content-type") ?? "application/octet-stream";
    const own = { type, status: answer.status, policy };
    if (!/^text\/(html|css)/.test(type)) {
      const cache = answer.headers.get("cache-control") ?? "no-store";
      return { ...own, file: new Uint8Array(await answer.arrayBuffer()), cache };
    }
    const text = rewriteLinks(await answer.text());
    return { ...own, file: text.replaceAll(/<script\b[^]*?<\/script>/g, "") };
  },
};
