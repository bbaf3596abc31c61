import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pMap from "p-map";
import sharp, { type Sharp } from "sharp";
import { listFiles } from "../../reader/list-files.ts";
import type { Content } from "../../reader/load.ts";
import {
  drawingFolder,
  manifestIn,
  manifestName,
  shareWidth,
  type PictureManifest,
} from "../../reader/picture-manifest.ts";
import { openingPictures } from "../../reader/share-images.ts";
import { shareImage } from "../../server/pictures/share-image.ts";
import {
  drawPictures,
  fileNames,
  paintPixels,
  type PictureDescription,
  PICTURES_AT_ONCE,
} from "../src/index.ts";
import { readSlots, type Slot } from "./slots.ts";

/** Reports progress: one updated line in a terminal, a few lines elsewhere. */
function progressLine(what: string, total: number) {
  const started = performance.now();
  let done = 0;
  let changed = 0;
  const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1);
  return {
    step(name: string, isNew: boolean) {
      done += 1;
      if (!isNew) return;
      changed += 1;
      const line = `${what}: ${done} of ${total}, ${seconds()} s`;
      if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}  ${name}`);
      else if (changed % 50 === 0) console.log(line);
    },
    end() {
      if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
      console.log(`${what}: ${done}, ${changed} of them new, in ${seconds()} s`);
    },
  };
}

const printWidth = 2000;
// Chroma subsampling would show as colour fringes on flat colours.
const printJpeg = { quality: 82, mozjpeg: true, chromaSubsampling: "4:4:4" };

async function painted(description: PictureDescription, width: number): Promise<Sharp> {
  const { data, info } = await paintPixels(description, width);
  return sharp(data, { raw: info });
}

/** Scenes are repainted in a wide ratio: cropping a narrow picture would cut off heads. */
const inWideRatio = (description: PictureDescription): PictureDescription =>
  description.draw === "scene" ? { ...description, ratio: "16:9" } : description;

const printOf = async ({ description }: Slot) =>
  (await painted(description, printWidth)).removeAlpha().jpeg(printJpeg).toBuffer();

const shareOf = async ({ description }: Slot) =>
  shareImage(await painted(inWideRatio(description), shareWidth));

/** Renders one file per slot into a subfolder of pictures/, named by content hash. */
async function writeFiles(
  folder: string,
  slots: readonly Slot[],
  make: (slot: Slot) => Promise<Buffer>,
): Promise<Record<string, string>> {
  await mkdir(join(drawingFolder, folder), { recursive: true });
  const writeOne = async (slot: Slot): Promise<[string, string]> => {
    const bytes = await make(slot);
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
    const name = `${slot.name}-${hash}.jpg`;
    await writeFile(join(drawingFolder, folder, name), bytes);
    return [slot.name, name];
  };
  return Object.fromEntries(await pMap(slots, writeOne, { concurrency: PICTURES_AT_ONCE }));
}

/** Serialises the manifest with one entry per line, for readable diffs. */
function manifestText(manifest: PictureManifest): string {
  const parts = Object.entries(manifest).map(([part, entries]) => {
    const lines = Object.entries(entries as object)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([slot, value]) => `    ${JSON.stringify(slot)}: ${JSON.stringify(value)}`);
    return `  "${part}": {\n${lines.join(",\n")}\n  }`;
  });
  return `{\n${parts.join(",\n")}\n}\n`;
}

/** Deletes files that the manifest does not name. */
async function deleteUnused({ pictures, shares, prints }: PictureManifest): Promise<void> {
  const named = new Set([
    manifestName,
    ...Object.entries(pictures).flatMap((each) => fileNames(...each)),
    ...Object.values(shares).map((name) => `share/${name}`),
    ...Object.values(prints).map((name) => `print/${name}`),
  ]);
  for (const name of listFiles(["*.*", "*/*.*"], drawingFolder))
    if (!named.has(name)) await rm(join(drawingFolder, name));
}

/**
 * Paints pictures into pictures/ with the manifest, including share images and press kit prints. Deletes files that
 * no slot needs.
 * @param isChosen slots to paint; the others stay as they are
 * @param versions of all slots; the manifest records those that are painted
 * @throws ContentFaults
 */
export async function paintPictures(
  content: Content,
  isChosen: (slot: string) => boolean,
  versions: PictureManifest["versions"],
): Promise<void> {
  const slots = readSlots(content);
  const chosen = slots.filter(({ name }) => isChosen(name));
  const known = manifestIn(drawingFolder);
  const progress = progressLine("pictures", chosen.length);
  const drawn = await drawPictures({
    slots: chosen,
    folder: drawingFolder,
    known: known.pictures,
    onDrawn: progress.step,
  });
  progress.end();
  const opening = new Set(Object.values(openingPictures(content)));
  const inKit = new Set(content.pressKit.pictures);
  const among = (names: ReadonlySet<string>) => chosen.filter(({ name }) => names.has(name));
  const shares = await writeFiles("share", among(opening), shareOf);
  const prints = await writeFiles("print", among(inKit), printOf);
  const all = new Set(slots.map(({ name }) => name));
  const keep = <Entry>(entries: Readonly<Record<string, Entry>>, names: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => names.has(name)));
  const manifest: PictureManifest = {
    pictures: keep({ ...known.pictures, ...drawn }, all),
    shares: keep({ ...known.shares, ...shares }, opening),
    prints: keep({ ...known.prints, ...prints }, inKit),
    versions: keep({ ...known.versions, ...keep(versions, new Set(Object.keys(drawn))) }, all),
  };
  await writeFile(join(drawingFolder, manifestName), manifestText(manifest));
  await deleteUnused(manifest);
}
