import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import { readContentFiles } from "#reader/content-files.ts";
import { ContentFaults } from "#reader/fault.ts";
import { listFiles } from "#reader/list-files.ts";
import { requireContent } from "#reader/parse.ts";
import type { Content } from "#reader/load.ts";
import {
  drawingFolder,
  manifestIn,
  manifestName,
  pathOfPicture,
  photographFolder,
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

async function cutAll(
  photographs: ReadonlyMap<string, string>,
  root: string,
  useOf: (slot: string) => Use,
  { folder, manifest }: Previous,
): Promise<Pictures> {
  const pictures: Pictures = {};
  for (const [slot, path] of photographs) {
    const bytes = await readFile(path);
    const known = manifest.pictures[slot];
    if (known?.hash === hashOfCut(bytes, useOf(slot)) && exist(folder, fileNames(slot, known))) {
      pictures[slot] = known;
      continue;
    }
    const { files, cuts } = await cutPhotograph(bytes, useOf(slot)).catch((error: unknown) => {
      throw new ContentFaults([unreadable(path, root, error)]);
    });
    for (const cut of cuts) await write(folder, `${slot}-${files.hash}-${cut.ending}`, cut.bytes);
    pictures[slot] = files;
  }
  return pictures;
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
 * Cuts new photographs of content/pictures/, and deletes the files of those that are gone, when nothing has a fault: a
 * person may have withdrawn their consent. The reader finds the files by their manifest when it reads the content next.
 * @param root the folder that contains content/
 * @param folder for the files
 * @throws ContentFaults when a photograph has a fault (find-photographs.ts)
 */
export function preparePhotographs(
  content = requireContent(readContentFiles()),
  root = projectRoot,
  folder = photographFolder,
): Promise<void> {
  // One at a time, also after a failure: two would write the same files.
  preparing = preparing.catch(() => undefined).then(() => prepare(content, root, folder));
  return preparing;
}

let preparing: Promise<void> = Promise.resolve();

async function prepare(content: Content, root: string, folder: string): Promise<void> {
  const { drawings: slots } = content.pictureWords;
  const { photographs, faults } = findPhotographs(new Set(Object.keys(slots)), root);
  if (faults.length > 0) throw new ContentFaults(faults);
  await mkdir(join(folder, "share"), { recursive: true });
  const previous = { folder, manifest: manifestIn(folder) };
  const pictures = await cutAll(photographs, root, (slot) => slots[slot]!.use, previous);
  const opening = new Set(Object.values(openingPictures(content)));
  const shares = await cutShares(opening, photographs, pictures, previous);
  const manifest: PictureManifest = { pictures, shares, prints: {}, versions: {} };
  // Nothing is written when nothing changed: a start must not need room on the disk.
  if (!isDeepStrictEqual(manifest, previous.manifest))
    await write(folder, manifestName, JSON.stringify(manifest));
  const wanted = new Set([manifestName, ...filesOf(manifest)]);
  for (const name of listFiles(["*.*", "share/*.*"], folder))
    if (!wanted.has(name)) await rm(join(folder, name), { force: true });
}
