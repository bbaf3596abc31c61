import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** A picture that is not what it was. */
export type Difference = {
  readonly name: string;
  readonly what: "pixels" | "size" | "only before" | "only after";
  /** Pixels that differ, those that only one of the two has among them. */
  readonly pixels: number;
  /** Of the larger picture, 0 to 100. */
  readonly percent: number;
  /** `1440×5210`, where both exist. */
  readonly before?: string;
  readonly after?: string;
};

export type Comparison = {
  readonly compared: number;
  /** The most different first. */
  readonly differing: readonly Difference[];
  /** Where the difference pictures are. */
  readonly folder: string;
};

type Pixels = { data: Buffer; width: number; height: number };

async function decode(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file, { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The picture on a canvas of the given size, at its top left; what it has not is transparent. */
function extended({ data, width, height }: Pixels, wide: number, high: number): Buffer {
  if (width === wide && height === high) return data;
  const canvas = Buffer.alloc(wide * high * 4);
  for (let y = 0; y < height; y += 1)
    data.copy(canvas, y * wide * 4, y * width * 4, (y + 1) * width * 4);
  return canvas;
}

const sizeOf = ({ width, height }: Pixels) => `${width}×${height}`;

/** Compares two pictures of one page and draws what differs, in red, to `drawnAs`. */
async function compareTwo(
  name: string,
  before: Pixels,
  after: Pixels,
  drawnAs: string,
): Promise<Difference | null> {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const drawn = Buffer.alloc(width * height * 4);
  const [one, other] = [extended(before, width, height), extended(after, width, height)];
  // Every differing pixel counts: no tolerance, none taken for the smoothing of an edge.
  const pixels = pixelmatch(one, other, drawn, width, height, { threshold: 0, includeAA: true });
  const isSameSize = sizeOf(before) === sizeOf(after);
  if (pixels === 0 && isSameSize) return null;
  await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toFile(drawnAs);
  return {
    name,
    what: isSameSize ? "pixels" : "size",
    pixels,
    percent: (100 * pixels) / (width * height),
    before: sizeOf(before),
    after: sizeOf(after),
  };
}

/** The pictures of a folder whose names hold one of the words; without words all. */
export const picturesIn = (folder: string, words: readonly string[]) =>
  readdirSync(folder).filter(
    (file) =>
      file.endsWith(".png") && (words.length === 0 || words.some((word) => file.includes(word))),
  );

/**
 * Compares the PNGs of two folders by name, pixel by pixel, and writes a picture of each difference to
 * `differences/` in the second.
 *
 * @param words parts of file names; none means all
 * @throws when a folder is missing or holds no picture
 */
export async function compareFolders(
  before: string,
  after: string,
  words: readonly string[] = [],
): Promise<Comparison> {
  const [old, young] = [picturesIn(before, words), picturesIn(after, words)];
  for (const [folder, files] of [[before, old] as const, [after, young] as const])
    if (files.length === 0) throw new Error(`${folder} holds no such picture.`);
  const folder = join(after, "differences");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const differing: Difference[] = [];
  for (const name of new Set([...old, ...young])) {
    if (!old.includes(name) || !young.includes(name)) {
      const what = old.includes(name) ? "only before" : "only after";
      differing.push({ name, what, pixels: 0, percent: 100 });
      continue;
    }
    const [one, other] = [join(before, name), join(after, name)];
    // The same bytes are the same picture; decoding takes a hundred times as long.
    if (readFileSync(one).equals(readFileSync(other))) continue;
    const found = await compareTwo(
      name,
      await decode(one),
      await decode(other),
      join(folder, name),
    );
    if (found) differing.push(found);
  }
  differing.sort((a, b) => b.percent - a.percent || a.name.localeCompare(b.name));
  return { compared: old.filter((name) => young.includes(name)).length, differing, folder };
}

/** The comparison for people: a line per difference, then the sum. */
export function formatComparison({ compared, differing, folder }: Comparison): string {
  const lines = differing.map(({ name, what, pixels, percent, before, after }) => {
    if (what === "only before" || what === "only after") return `${what.padEnd(18)}  ${name}`;
    const size = what === "size" ? `  ${before} → ${after}` : "";
    return `${percent.toFixed(3).padStart(7)} % ${String(pixels).padStart(9)}  ${name}${size}`;
  });
  const sum = `${compared} compared, ${differing.length} differ`;
  return [...lines, differing.length > 0 ? `${sum}: see ${folder}/` : sum].join("\n");
}
