import { findPhotographs } from "@long-way-home/painter";
import sharp from "sharp";
import type { Fault } from "#reader/fault.ts";
import { readPhotographWords } from "./photograph-words.ts";

/** A file that ends too early, or is no picture inside, is found by reading it to its end. */
async function unreadable(file: string): Promise<Fault[]> {
  try {
    await sharp(file).resize(16).raw().toBuffer();
    return [];
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return [{ file, field: "", expected: "a picture that can be read to its end", found }];
  }
}

/**
 * What is wrong with the photographs: names of no slot, files that are no pictures, words about them.
 * @param slots the names of all slots @param folder from the folder the command runs in
 */
export async function photographFaults(
  slots: Iterable<string>,
  folder = "content/pictures",
): Promise<Fault[]> {
  const found = findPhotographs(new Set(slots), folder);
  if ("faults" in found) return found.faults;
  const read = readPhotographWords(found.photographs, folder);
  const broken = await Promise.all([...found.photographs.values()].map(unreadable));
  return [...("faults" in read ? read.faults : []), ...broken.flat()];
}
