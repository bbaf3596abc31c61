import sharp from "sharp";
import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { listFiles } from "#reader/list-files.ts";
import { withTexts, type ContentFiles } from "#reader/content-files.ts";
import type { Author } from "./publication.ts";
import type { UnpublishedChanges } from "./unpublished.ts";
import { newYaml, patchYaml } from "./patch-yaml.ts";
import { newFaults, unsaidOf, type Saved } from "./save.ts";
import { parse } from "yaml";
import { picturesOf } from "./choices.ts";
import { freeName, shortSlugOf } from "./names.ts";
import { shapeOfUse } from "#reader/schema/picture-uses.ts";

export type Upload = {
  /** The slot of the drawing that it replaces; null for a new slot. */
  readonly slot: string | null;
  /** Use of a new slot (content/scenes/), which decides its shape. */
  readonly use: string;
  readonly bytes: Buffer;
  readonly words: Record<string, unknown>;
};

const folder = "content/pictures";
const quality = 86;
/** iPhones take 48 megapixels. A pixel takes 6 to 10 bytes while it is decoded, and the service has 1200 MB (deploy/). */
const mostPixels = 50_000_000;

/** Path of the photograph in a slot; undefined while a drawing is there. */
const photographOf = (root: string, slot: string) =>
  listFiles(`${folder}/${slot}.{jpg,jpeg,png,webp,avif,tif,tiff}`, root)[0];

async function decodeHeic(bytes: Buffer): Promise<Uint8Array | null> {
  const workerData = { bytes, mostPixels };
  await using thread = new Worker(new URL("heic-thread.ts", import.meta.url), { workerData });
  const signal = AbortSignal.timeout(60_000);
  const ends = ["message", "exit"].map((event) => once(thread, event, { signal }));
  const [jpeg] = (await Promise.race(ends)) as [Uint8Array | null | number];
  if (typeof jpeg === "number") throw new Error(`the HEIC thread ended with code ${jpeg}`);
  return jpeg;
}

let last: Promise<unknown> = Promise.resolve();

/** Photographs are decoded one at a time, because one takes up to half a gigabyte. */
function inTurn<Result>(decode: () => Promise<Result>): Promise<Result> {
  const decoding = last.then(decode);
  last = decoding.catch(() => null);
  return decoding;
}

/**
 * An iPhone's photograph (HEIC) as JPEG, for browsers that cannot read it; null for another, damaged or too large file.
 * @throws after a minute, or when the thread fails
 */
export const readHeic = (bytes: Buffer) => inTurn(() => decodeHeic(bytes));

/** Rotates upright, crops to the shape of its use, scales down to the widest size of a page, drops metadata. */
function prepare({ bytes, use }: Upload): Promise<Buffer> {
  const { width, ratio } = shapeOfUse(use);
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
    .autoOrient()
    .resize({ width, height: Math.round(width / ratio), fit: "cover", withoutEnlargement: true })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

/** Saves a photograph and the YAML file with its texts. An unreadable picture is a fault of the field `file`. */
export async function putPhotograph(
  unpublished: UnpublishedChanges,
  upload: Upload,
  author: Author,
): Promise<Saved & { readonly slot?: string }> {
  const { words } = upload;
  // Waits here only: meanwhile another photograph may have taken a new slot's name.
  const picture = await inTurn(() => prepare(upload)).catch(() => null);
  const files = unpublished.files();
  const { alt } = words as { alt: { en: string; es: string } };
  const { slot, texts: added }: ReturnType<typeof newSlot> =
    upload.slot === null ? newSlot(files, upload.use, alt) : { slot: upload.slot, texts: {} };
  const beside = `${folder}/${slot}.yaml`;
  const texts = { ...added, [beside]: newYaml(words) };
  // A new slot has the same texts as its photograph: report their faults once.
  const faults = newFaults(files, withTexts(files, texts)).filter(
    (fault) => fault.file === beside || !(fault.file in added),
  );
  const all = [...faults, ...unsaidOf(beside, words)];
  const expected = "a photograph as JPEG, PNG, WebP or AVIF";
  if (!picture) all.push({ file: beside, field: "file", expected, found: "another file" });
  if (!picture || all.length > 0) return { saved: false, why: "faults", faults: all };
  const old = photographOf(unpublished.root, slot);
  const path = join(folder, `${slot}.jpg`);
  const written = { ...(old && old !== path && { [old]: null }), [path]: picture, ...texts };
  return { saved: true, forms: unpublished.write(written, author), slot };
}

/**
 * Removes a photograph and its texts: the drawing is shown again, and a slot without one is removed too, which is a
 * fault while something shows it. @returns null when there was none
 */
export function removePhotograph(unpublished: UnpublishedChanges, slot: string, author: Author) {
  const old = photographOf(unpublished.root, slot);
  if (!old) return null;
  const files = unpublished.files();
  const { [slot]: own, ...others } = parse(files[file] ?? "{}") as Record<string, unknown>;
  const slots = own === undefined ? {} : { [file]: patchYaml(files[file]!, others) };
  const texts = { [`${folder}/${slot}.yaml`]: null, ...slots };
  const faults = newFaults(files, withTexts(files, texts));
  if (faults.length > 0) return { saved: false, why: "faults", faults } satisfies Saved;
  const forms = unpublished.write({ [old]: null, ...texts }, author);
  return { saved: true, forms } satisfies Saved;
}

/** Reads a multipart form with `file` and `with`, the texts as JSON. @throws SyntaxError for anything else */
export async function readUpload(place: Pick<Upload, "slot" | "use">, bytes: Buffer, type: string) {
  const sent = new Response(new Uint8Array(bytes), { headers: { "content-type": type } });
  const form = await sent.formData().catch(() => null);
  const [file, with_] = [form?.get("file"), form?.get("with")];
  if (!(file instanceof Blob) || typeof with_ !== "string") throw new SyntaxError("no photograph");
  const words = JSON.parse(with_) as Upload["words"];
  return { ...place, words, bytes: Buffer.from(await file.arrayBuffer()) };
}

const file: string = "content/scenes/photographs.yaml";

/** A new slot, named after what the photograph shows, with the changed file of slots. */
function newSlot(files: ContentFiles, use: string, alt: { en: string; es: string }) {
  const taken = new Set(picturesOf(files).map(({ name }) => name));
  const slot = freeName(`photo-${shortSlugOf(alt.en) || "new"}`, (name) => taken.has(name));
  const entry = { use, alt };
  const text = files[file];
  if (text === undefined) return { slot, texts: { [file]: newYaml({ [slot]: entry }) } };
  const value = parse(text) as Record<string, unknown>;
  return { slot, texts: { [file]: patchYaml(text, { ...value, [slot]: entry }) } };
}
