import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import { readContentFiles } from "#reader/content-files.ts";
import { formatFault, type Fault } from "#reader/fault.ts";
import { listFiles } from "#reader/list-files.ts";
import { requireContent } from "#reader/parse.ts";
import type { Content } from "#reader/load.ts";
import {
  drawingFolder,
  manifestIn,
  manifestName,
  pathOfPicture,
  photographFolder,
  placeholders,
  type PictureFiles,
  type PictureManifest,
} from "#reader/picture-manifest.ts";
import { projectRoot } from "#reader/project-root.ts";
import type { Use } from "#reader/schema/picture-uses.ts";
import { openingPictures } from "#reader/share-images.ts";
import { cutPhotograph, hashOfCut } from "./cut-photograph.ts";
import { findPhotographs, unreadable } from "./find-photographs.ts";
import { shareImage } from "./share-image.ts";

type Pictures = Record<string, PictureFiles>;
type Shares = Record<string, string>;

/** Writes a file atomically. */
async function write(folder: string, name: string, bytes: Buffer | string): Promise<void> {
  // Names that begin with a dot are not served.
  const temporary = join(folder, `.${process.pid}-${basename(name)}`);
  await writeFile(temporary, bytes);
  await rename(temporary, join(folder, name));
}

const fileNames = (slot: string, { hash, widths, fallbackWidth }: PictureFiles): string[] => [
  ...widths.map((width) => `${slot}-${hash}-${width}.avif`),
  `${slot}-${hash}-${fallbackWidth}.webp`,
];

type Previous = { readonly folder: string; readonly manifest: PictureManifest };

const exist = (folder: string, names: readonly string[]) =>
  names.every((name) => existsSync(join(folder, name)));

/** Cuts a photograph for its slot, unless that was done before. */
async function cut(slot: string, bytes: Buffer, use: Use, { folder, manifest }: Previous) {
  const known = manifest.pictures[slot];
  if (known?.hash === hashOfCut(bytes, use) && exist(folder, fileNames(slot, known))) return known;
  const { files, cuts } = await cutPhotograph(bytes, use);
  for (const one of cuts) await write(folder, `${slot}-${files.hash}-${one.ending}`, one.bytes);
  return files;
}

/** Makes share images of photographs that open a page, and of drawings that became openings after they were painted. */
async function cutShares(
  opening: ReadonlySet<string>,
  photographs: ReadonlyMap<string, string>,
  cut: Pictures,
  { folder, manifest }: Previous,
): Promise<Shares> {
  const drawings = manifestIn(drawingFolder);
  const shares: Shares = {};
  for (const slot of opening) {
    const files = cut[slot] ?? drawings.pictures[slot];
    if (!files || (!cut[slot] && drawings.shares[slot])) continue;
    const name = `${slot}-${files.hash}.jpg`;
    shares[slot] = name;
    if (manifest.shares[slot] === name && exist(folder, [`share/${name}`])) continue;
    const drawing = pathOfPicture({ name: slot, ...files }, files.widths.at(-1)!);
    const whole = sharp(photographs.get(slot) ?? drawing).autoOrient();
    await write(folder, `share/${name}`, await shareImage(whole));
  }
  return shares;
}

const filesOf = ({ pictures, shares }: PictureManifest) => [
  ...Object.entries(pictures).flatMap(([slot, files]) => fileNames(slot, files)),
  ...Object.values(shares).map((name) => `share/${name}`),
];

/**
 * Deletes the files of photographs that are gone from content/pictures/, whatever has a fault: a person may have
 * withdrawn their consent. Then cuts new ones; one that cannot be decoded keeps its last good files, and a slot with
 * neither drawing nor photograph is a plain field. The reader finds the files by their manifest when it reads next.
 * @param mayCut false: new photographs wait, because their words may be what has a fault
 * @param root the folder that contains content/
 * @param folder for the files
 * @returns the faults of photographs (find-photographs.ts)
 */
export function preparePhotographs(
  content = requireContent(readContentFiles()),
  mayCut = true,
  root = projectRoot,
  folder = photographFolder,
): Promise<readonly Fault[]> {
  // One at a time, also after a failure: two would write the same files.
  const prepared = preparing.then(() => prepare(content, mayCut, root, folder));
  preparing = prepared.catch(() => undefined);
  return prepared;
}

let preparing: Promise<unknown> = Promise.resolve();

/** Prepares photographs and prints faults, for commands whose own forms and pages show those of other files. */
export async function showPhotographs(): Promise<void> {
  const prepared = await preparePhotographs().catch((error: unknown) => String(error));
  if (typeof prepared === "string") console.error(prepared);
  else for (const fault of prepared) console.error(formatFault(fault));
}

const plainField = () =>
  sharp({ create: { width: 1600, height: 1600, channels: 3, background: placeholders.mist } })
    .jpeg()
    .toBuffer();

async function prepare(content: Content, mayCut: boolean, root: string, folder: string) {
  const { drawings: slots } = content.pictureWords;
  const { photographs, names, faults } = findPhotographs(new Set(Object.keys(slots)), root);
  await mkdir(join(folder, "share"), { recursive: true });
  const previous = { folder, manifest: manifestIn(folder) };
  const pictures: Pictures = {};
  for (const [slot, files] of Object.entries(previous.manifest.pictures)) {
    const all = fileNames(slot, files);
    if (names.has(slot)) {
      if (exist(folder, all)) pictures[slot] = files;
      continue;
    }
    for (const name of [...all, `share/${slot}-${files.hash}.jpg`])
      await rm(join(folder, name), { force: true });
  }
  for (const [slot, path] of mayCut ? photographs : [])
    try {
      pictures[slot] = await cut(slot, await readFile(path), slots[slot]!.use, previous);
    } catch (error) {
      // A full disk is not the picture's fault.
      if ((error as NodeJS.ErrnoException).code) throw error;
      faults.push(unreadable(path, root, error));
      photographs.delete(slot);
    }
  const drawings = manifestIn(drawingFolder).pictures;
  for (const slot in slots)
    if (!(slot in pictures || slot in drawings))
      pictures[slot] = await cut(slot, await plainField(), slots[slot]!.use, previous);
  const opening = new Set(Object.values(openingPictures(content)));
  const shares = await cutShares(opening, mayCut ? photographs : new Map(), pictures, previous);
  const manifest: PictureManifest = { pictures, shares, prints: {}, versions: {} };
  // Nothing is written when nothing changed: a start must not need room on the disk.
  if (!isDeepStrictEqual(manifest, previous.manifest))
    await write(folder, manifestName, JSON.stringify(manifest));
  const wanted = new Set([manifestName, ...filesOf(manifest)]);
  for (const name of listFiles(["*.*", "share/*.*"], folder))
    if (!wanted.has(name)) await rm(join(folder, name), { force: true });
  return faults;
}
