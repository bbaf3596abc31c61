import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { hourMs } from "#domain/clock.ts";
import { storyForm } from "#domain/forms/story.ts";
import { addressOf, languages } from "#domain/language/language.ts";
import type { BodyLimits } from "./http/read-body.ts";

const mebibyte = 1024 * 1024;
const { maxFiles, maxBytes } = storyForm.fields.pictures;

/** Paths that take stories with pictures (specification 2, blog). */
const uploadPaths = languages.map((language) => addressOf("shareStory", language));

/**
 * The limits of the forms that are sent to a path.
 * @param folder where the files of forms are written
 */
export function formLimits(folder: string): (path: string) => BodyLimits {
  const plain = { maxBytes: mebibyte, maxMs: 60_000, folder: null };
  const upload = { maxBytes: maxFiles * maxBytes + mebibyte, maxMs: 300_000, folder };
  return (path) => (uploadPaths.includes(path) ? upload : plain);
}

/** Makes the folder for the files of forms, and deletes those that a killed process has left. */
export async function openIncomingFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const deleteLeftovers = async () => {
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const stats = await stat(path).catch(() => null);
      // No form takes an hour to arrive and be answered.
      if (stats && Date.now() - stats.mtimeMs > hourMs)
        await rm(path, { recursive: true, force: true });
    }
  };
  await deleteLeftovers();
  setInterval(() => void deleteLeftovers().catch(console.error), hourMs).unref();
}
