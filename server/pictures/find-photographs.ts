import { join, parse, relative } from "node:path";
import type { Fault } from "#reader/fault.ts";
import { listFiles } from "#reader/list-files.ts";
import { projectRoot } from "#reader/project-root.ts";
import sharp from "sharp";
import { drawingFolder, manifestIn } from "#reader/picture-manifest.ts";

const folder = "content/pictures";
const formats = [".jpg", ".jpeg", ".png", ".webp", ".avif", ".tif", ".tiff"];

/**
 * Finds the photographs that replace drawings. A description is in a YAML file beside it (reader/schema/scenes.ts).
 * Faults: a photograph named after no slot, a description without photograph, a slot with neither photograph nor drawing.
 * @param slots the names of all picture slots
 * @param root the folder that contains content/
 */
export function findPhotographs(slots: ReadonlySet<string>, root = projectRoot) {
  const photographs = new Map<string, string>();
  const faults: Fault[] = [];
  const files = listFiles(`${folder}/*`, root).map((file) => ({ file, ...parse(file) }));
  for (const { file, name, ext, base } of files) {
    const fault = (expected: string, found: string) =>
      faults.push({ file, field: "", expected, found });
    if (ext === ".yaml" || ext === ".md") continue;
    if (!formats.includes(ext.toLowerCase()))
      fault(`a file of ${formats.join(", ")}, or words in .yaml`, `"${base}"`);
    else if (!slots.has(name)) fault("the name of a picture slot", `"${name}"`);
    else if (photographs.has(name)) fault("one photograph per slot", photographs.get(name)!);
    else photographs.set(name, join(root, file));
  }
  for (const { file, name, ext } of files) {
    if (ext !== ".yaml" || photographs.has(name)) continue;
    const expected = "a photograph of the same name beside it";
    faults.push({ file, field: "", expected, found: "none" });
  }
  const { pictures } = manifestIn(drawingFolder);
  for (const field of slots) {
    if (photographs.has(field) || pictures[field]) continue;
    const expected = "a photograph in content/pictures/, or a drawing (npm run paint)";
    faults.push({ file: "content/scenes", field, expected, found: "neither" });
  }
  return { photographs, faults };
}

/** A fault that can end without a change of the content, so the site reads the content again until it does. */
export const workingDisk = "a disk with room, where this account may write";

/** The fault of a photograph that is truncated, is no picture, or could not be written. */
export function notPrepared(path: string, root: string, error: unknown): Fault {
  const { message: found, code, path: of, syscall } = error as NodeJS.ErrnoException;
  // Reading a folder names no path.
  const isItself = of === path || syscall === "read";
  const expected = code && !isItself ? workingDisk : "a picture that can be read to its end";
  return { file: relative(root, path), field: "", expected, found };
}

/** The faults of `findPhotographs`, and photographs that cannot be decoded. */
export async function pictureFaults(slots: readonly string[], root = projectRoot) {
  const { photographs, faults } = findPhotographs(new Set(slots), root);
  for (const path of photographs.values())
    await sharp(path)
      .resize(16)
      .toBuffer()
      .catch((error: unknown) => faults.push(notPrepared(path, root, error)));
  return faults;
}
