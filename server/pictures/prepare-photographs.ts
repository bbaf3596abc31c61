import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { readContentFiles } from "#reader/content-files.ts";
import { ContentFaults } from "#reader/fault.ts";
import { listFiles } from "#reader/list-files.ts";
import { requireContent } from "#reader/parse.ts";
import type { Content } from "#reader/parsed-content.ts";
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
import { findPhotographs } from "./find-photographs.ts";
import { shareImage } from "./share-image.ts";

type Pictures = Record<string, PictureFiles>;
type Shares = Record<string, string>;

/** Whole under its name, or not there at all. */
async function write(folder: string, name: string, bytes: Buffer | string): Promise<void> {
  // A name with a dot: servers do not send it.
  const unfinished = join(folder, `.${process.pid}-${basename(name)}`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, join(folder, name));
}

const fileNames = (slot: string, { hash, widths, fallbackWidth }: PictureFiles): string[] => [
  ...widths.map((width) => `${slot}-${hash}-${width}.avif`),
  `${slot}-${hash}-${fallbackWidth}.webp`,
];

type Before = { readonly folder: string; readonly manifest: PictureManifest };

const areThere = (folder: string, names: readonly string[]) =>
  names.every((name) => existsSync(join(folder, name)));

async function cutAll(
  photographs: ReadonlyMap<string, string>,
  useOf: (slot: string) => Use,
  { folder, manifest }: Before,
): Promise<Pictures> {
  const pictures: Pictures = {};
  for (const [slot, path] of photographs) {
    const bytes = await readFile(path);
    const known = manifest.pictures[slot];
    if (known?.hash === hashOfCut(bytes, useOf(slot)) && areThere(folder, fileNames(slot, known))) {
      pictures[slot] = known;
      continue;
    }
    const { files, cuts } = await cutPhotograph(bytes, useOf(slot));
    for (const cut of cuts) await write(folder, `${slot}-${files.hash}-${cut.ending}`, cut.bytes);
    pictures[slot] = files;
  }
  return pictures;
}

/** Share images of photographs that open a page, and of drawings that have come to do so since they were painted. */
async function cutShares(
  opening: ReadonlySet<string>,
  photographs: ReadonlyMap<string, string>,
  cut: Pictures,
  { folder, manifest }: Before,
): Promise<Shares> {
  const drawings = manifestIn(drawingFolder);
  const shares: Shares = {};
  for (const slot of opening) {
    const files = cut[slot] ?? drawings.pictures[slot];
    if (!files || (!cut[slot] && drawings.shares[slot])) continue;
    const name = `${slot}-${files.hash}.jpg`;
    shares[slot] = name;
    if (manifest.shares[slot] === name && areThere(folder, [`share/${name}`])) continue;
    const drawing = pathOfPicture({ name: slot, ...files }, files.widths.at(-1)!);
    const whole = sharp(photographs.get(slot) ?? drawing).autoOrient();
    await write(folder, `share/${name}`, await shareImage(whole));
  }
  return shares;
}

/** The files of a manifest, by their names in the folder. */
const named = ({ pictures, shares }: PictureManifest) => [
  ...Object.entries(pictures).flatMap(([slot, files]) => fileNames(slot, files)),
  ...Object.values(shares).map((name) => `share/${name}`),
];

/**
 * Cuts the photographs of content/pictures/ that are new, and takes away what was cut of those that are gone: whoever
 * has withdrawn a consent is shown no longer. The reader finds the rest when it reads the content next.
 * @param root the folder that holds content/
 * @param folder where what is cut goes
 * @throws ContentFaults
 */
export function preparePhotographs(
  content = requireContent(readContentFiles()),
  root = projectRoot,
  folder = photographFolder,
): Promise<void> {
  // One at a time, however the last has ended: both would write the same files.
  preparing = preparing.catch(() => undefined).then(() => prepare(content, root, folder));
  return preparing;
}

let preparing: Promise<void> = Promise.resolve();

async function prepare(content: Content, root: string, folder: string): Promise<void> {
  const { drawings: slots } = content.pictureWords;
  const { photographs, faults } = findPhotographs(new Set(Object.keys(slots)), root);
  if (faults.length > 0) throw new ContentFaults([...faults]);
  await mkdir(join(folder, "share"), { recursive: true });
  const before = { folder, manifest: manifestIn(folder) };
  const pictures = await cutAll(photographs, (slot) => slots[slot]!.use, before);
  const opening = new Set(Object.values(openingPictures(content)));
  const shares = await cutShares(opening, photographs, pictures, before);
  const manifest: PictureManifest = { pictures, shares, prints: {} };
  await write(folder, manifestName, JSON.stringify(manifest));
  const wanted = new Set([manifestName, ...named(manifest)]);
  for (const name of listFiles(["*.*", "share/*.*"], folder))
    if (!wanted.has(name)) await rm(join(folder, name), { force: true });
}
