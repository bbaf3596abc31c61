import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import sharp, { type Sharp } from "sharp";
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
  type Placeholder,
} from "#reader/picture-manifest.ts";
import { projectRoot } from "#reader/project-root.ts";
import { cutOf, type Use } from "#reader/schema/picture-uses.ts";
import { openingPictures } from "#reader/share-images.ts";
import { findPhotographs, notPrepared } from "./find-photographs.ts";
import { shareImage } from "./share-image.ts";

// Effort 0 takes a third of the time of 1 for a seventh more bytes: acceptable for large sizes.
const avifEffort = { small: 1, large: 0 };
const largeWidth = 700;
const webp = { quality: 66, effort: 2 };

function hashOfCut(photograph: Buffer, use: Use): string {
  const { sizes: _, ...cut } = cutOf(use);
  const settings = JSON.stringify([cut, avifEffort, webp]);
  return createHash("sha256").update(photograph).update(settings).digest("hex").slice(0, 10);
}

const channelsOf = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The placeholder color nearest to the mean of the picture's upper half: its sky, or the wall of a room. */
async function placeholderOf(image: Sharp, width: number, height: number): Promise<Placeholder> {
  const upper = image.clone().extract({ left: 0, top: 0, width, height: Math.ceil(height / 2) });
  const half = sharp(await upper.png().toBuffer());
  const mean = await half.removeAlpha().resize(1, 1, { fit: "fill" }).raw().toBuffer();
  const distance = (color: string) =>
    Math.hypot(...channelsOf(color).map((channel, at) => channel - mean[at]!));
  const named = Object.entries(placeholders) as [Placeholder, string][];
  return named.reduce((best, one) => (distance(one[1]) < distance(best[1]) ? one : best))[0];
}

/**
 * Cuts a photograph, upright, to the aspect ratio of its use, around its most salient part, in all widths up to its own.
 * Metadata is removed.
 */
async function cutPhotograph(photograph: Buffer, use: Use) {
  const { ratio, widths: wanted, quality, sizes } = cutOf(use);
  const { autoOrient } = await sharp(photograph).metadata();
  const widest = Math.floor(Math.min(autoOrient.width, autoOrient.height * ratio));
  const width = Math.min(widest, wanted.at(-1)!);
  const height = Math.round(width / ratio);
  const upright = sharp(photograph).autoOrient().toColourspace("srgb");
  const resized = upright.resize(width, height, { fit: "cover", position: "attention" });
  const image = sharp(await resized.flatten({ background: "#ffffff" }).png().toBuffer());

  const widths = [...wanted.filter((each) => each < width), width];
  const fallbackWidth = widths[Math.floor(widths.length / 2)]!;
  // The end of each file's name, such as `640.avif`, and its content.
  const cuts: { ending: string; bytes: Buffer }[] = [];
  for (const each of widths) {
    const smaller = image.clone().resize(each);
    const effort = each > largeWidth ? avifEffort.large : avifEffort.small;
    const avif = await smaller.clone().avif({ quality, effort }).toBuffer();
    cuts.push({ ending: `${each}.avif`, bytes: avif });
    if (each !== fallbackWidth) continue;
    cuts.push({ ending: `${each}.webp`, bytes: await smaller.webp(webp).toBuffer() });
  }
  const files: PictureFiles = {
    hash: hashOfCut(photograph, use),
    width,
    height,
    widths,
    formats: ["avif", "webp"],
    fallbackWidth,
    sizes,
    placeholder: await placeholderOf(image, width, height),
    illustration: false,
    dark: false,
  };
  return { files, cuts };
}

type Pictures = Record<string, PictureFiles>;
type Shares = Record<string, string>;

async function write(folder: string, name: string, bytes: Buffer | string): Promise<void> {
  // Renamed when complete. Names that begin with a dot are not served.
  const temporary = join(folder, `.${process.pid}-${basename(name)}`);
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, join(folder, name));
  } finally {
    await rm(temporary, { force: true });
  }
}

const fileNames = (slot: string, { hash, widths, fallbackWidth }: PictureFiles): string[] => [
  ...widths.map((width) => `${slot}-${hash}-${width}.avif`),
  `${slot}-${hash}-${fallbackWidth}.webp`,
];

const filesOf = ({ pictures, shares }: PictureManifest) => [
  ...Object.entries(pictures).flatMap(([slot, files]) => fileNames(slot, files)),
  ...Object.values(shares).map((name) => `share/${name}`),
];

/** Deletes files that the manifest does not name, which makes room, then writes it if it changed. */
async function publish(folder: string, pictures: Pictures, shares: Shares): Promise<void> {
  const manifest: PictureManifest = { pictures, shares, prints: {}, versions: {} };
  const wanted = new Set([manifestName, ...filesOf(manifest)]);
  for (const name of listFiles(["*.*", "share/*.*"], folder))
    if (!wanted.has(name)) await rm(join(folder, name), { force: true });
  if (!isDeepStrictEqual(manifest, manifestIn(folder)))
    await write(folder, manifestName, JSON.stringify(manifest));
}

/**
 * Deletes what was cut from photographs that are no longer in content/pictures/, whatever has a fault: a person may
 * have withdrawn their consent. Then cuts new ones. A slot with neither drawing nor photograph is a plain field. The
 * reader finds the files by their manifest when it reads next.
 * @param mayCut false: new photographs wait, because their words may be what has a fault
 * @param root the folder that contains content/
 * @param folder for the files
 * @returns the faults of photographs (find-photographs.ts); one that could not be cut stops no other
 * @throws ContentFaults of a text, when no content is given
 */
export async function preparePhotographs(
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

/** Prepares photographs and prints faults, for commands that go on without those that have one. */
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
  const { photographs, faults } = findPhotographs(new Set(Object.keys(slots)), root);
  const drawings = manifestIn(drawingFolder);
  const previous = manifestIn(folder);
  const plain = await plainField();
  await mkdir(join(folder, "share"), { recursive: true });
  const exist = (names: readonly string[]) => names.every((name) => existsSync(join(folder, name)));
  const pictures: Pictures = {};
  const shares: Shares = {};
  const tell = (path: string) => (error: unknown) => faults.push(notPrepared(path, root, error));
  const forEach = async (of: Iterable<string>, step: (slot: string) => Promise<void>) => {
    for (const slot of of)
      await step(slot).catch(tell(photographs.get(slot) ?? join(root, "content/scenes", slot)));
  };
  const publishNow = () =>
    publish(folder, pictures, shares).catch(tell(join(folder, manifestName)));
  const cut = async (slot: string, bytes: Buffer) => {
    const { files, cuts } = await cutPhotograph(bytes, slots[slot]!.use);
    for (const one of cuts) await write(folder, `${slot}-${files.hash}-${one.ending}`, one.bytes);
    pictures[slot] = files;
  };

  /** By slot: the hash that its photograph has when it is cut. */
  const hashes = new Map<string, string>();
  const undrawn = Object.keys(slots).filter((slot) => !drawings.pictures[slot]);
  await forEach(new Set([...photographs.keys(), ...undrawn]), async (slot) => {
    const known = previous.pictures[slot];
    const hashOf = (bytes: Buffer) => hashOfCut(bytes, slots[slot]!.use);
    const path = photographs.get(slot);
    if (path) hashes.set(slot, hashOf(await readFile(path)));
    const isPlain = undrawn.includes(slot) && known?.hash === hashOf(plain);
    if (known && (isPlain || known.hash === hashes.get(slot)) && exist(fileNames(slot, known)))
      pictures[slot] = known;
  });
  const opening = new Set(Object.values(openingPictures(content)));
  const shareOf = (slot: string) => {
    const files = pictures[slot] ?? drawings.pictures[slot];
    return files && `${slot}-${files.hash}.jpg`;
  };
  for (const [slot, name] of Object.entries(previous.shares))
    if (opening.has(slot) && name === shareOf(slot) && exist([`share/${name}`]))
      shares[slot] = name;
  await publishNow();

  const isUncut = (slot: string) => pictures[slot]?.hash !== hashes.get(slot);
  const uncut = mayCut ? [...hashes.keys()].filter(isUncut) : [];
  await forEach(uncut, async (slot) => cut(slot, await readFile(photographs.get(slot)!)));
  await forEach(undrawn, async (slot) => (pictures[slot] ? undefined : cut(slot, plain)));
  // Also of drawings that became openings after they were painted.
  await forEach(opening, async (slot) => {
    const [own, name] = [pictures[slot], shareOf(slot)];
    if (!name || shares[slot] === name || (!own && drawings.shares[slot])) return;
    const files = own ?? drawings.pictures[slot]!;
    const drawn = pathOfPicture({ name: slot, ...files }, files.widths.at(-1)!);
    const path = own && !isUncut(slot) ? photographs.get(slot) : undefined;
    await write(folder, `share/${name}`, await shareImage(sharp(path ?? drawn).autoOrient()));
    shares[slot] = name;
  });
  await publishNow();
  return faults;
}
