import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import type { DrawnPicture, PictureManifest } from "#app/content/picture-manifest.ts";
import type { Encoded, PictureFile } from "./encode.ts";

/** What is remembered of a drawn slot: what it was made from, and what came out. */
export type Memory = { key: string; hash: string; encoded: Encoded };

const MEMORY = "memory.json";
const MANIFEST = "manifest.json";

/** Name of one file of a picture, under /pictures/ on the site. */
export function fileName(
  slot: string,
  hash: string,
  { width, format }: Pick<PictureFile, "width" | "format">,
): string {
  return `${slot}-${hash}-${width}.${format}`;
}

/** The names of all files of a drawn picture. */
export function fileNames(slot: string, { hash, encoded }: Memory): string[] {
  const { widths, formats, fallbackWidth } = encoded;
  return formats.flatMap((format, i) =>
    (i === 0 ? widths : [fallbackWidth]).map((width) => fileName(slot, hash, { width, format })),
  );
}

/** The folder of drawn pictures: files, the manifest the site reads, and a memory of how they came. */
export class DrawnStore {
  readonly folder: string;
  private readonly present: Set<string>;
  private readonly memories: Map<string, Memory>;

  private constructor(folder: string, present: Set<string>, memories: Map<string, Memory>) {
    this.folder = folder;
    this.present = present;
    this.memories = memories;
  }

  static async open(folder: string): Promise<DrawnStore> {
    await mkdir(folder, { recursive: true });
    const present = new Set(await readdir(folder));
    const memory = present.has(MEMORY) ? await readFile(`${folder}/${MEMORY}`, "utf8") : "{}";
    return new DrawnStore(folder, present, new Map(Object.entries(JSON.parse(memory))));
  }

  /** The slot as it was last drawn, when all its files are still there. */
  recall(slot: string): Memory | undefined {
    const memory = this.memories.get(slot);
    return memory && fileNames(slot, memory).every((name) => this.present.has(name))
      ? memory
      : undefined;
  }

  remember(slot: string, memory: Memory): void {
    this.memories.set(slot, memory);
  }

  /** Writes a file whole or not at all, so that an interrupted run leaves no torn picture. */
  async write(name: string, bytes: Buffer | string): Promise<void> {
    await writeFile(`${this.folder}/.new-${name}`, bytes);
    await rename(`${this.folder}/.new-${name}`, `${this.folder}/${name}`);
    this.present.add(name);
  }

  /** Writes the manifest and the memory of the slots in it, and removes files that belong to none. */
  async close(manifest: PictureManifest): Promise<void> {
    const kept = [...this.memories].filter(([slot]) => slot in manifest);
    await this.write(MANIFEST, JSON.stringify(manifest));
    await this.write(MEMORY, JSON.stringify(Object.fromEntries(kept)));
    const wanted = new Set([MANIFEST, MEMORY]);
    for (const [slot, memory] of kept) for (const name of fileNames(slot, memory)) wanted.add(name);
    for (const name of this.present) {
      // The build lays compressed copies beside drawings (bin/build.ts).
      if (!wanted.has(name.replace(/\.(br|gz)$/, "")))
        await rm(`${this.folder}/${name}`, { recursive: true, force: true });
    }
  }
}

/** A drawn slot as the site reads it. */
export function manifestEntry(
  { hash, encoded }: Memory,
  rest: Pick<DrawnPicture, "alt" | "caption" | "sizes" | "illustration" | "dark">,
): DrawnPicture {
  return { hash, ...encoded, ...rest };
}
