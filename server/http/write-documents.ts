import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { compressFolder } from "./compress.ts";
import { isDocument, rewriteOrigin } from "./rewrite-origin.ts";

/**
 * Writes the documents of a build once more, for one public address and compressed as small as it
 * gets. Without them the same is done in memory at every start, quicker and a little larger.
 * @returns how many documents there are
 */
export async function writeDocuments(from: string, to: string, siteUrl: string): Promise<number> {
  await rm(to, { recursive: true, force: true });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const documents = entries.filter((entry) => entry.isFile() && isDocument(entry.name));
  for (const entry of documents) {
    const file = join(entry.parentPath, entry.name);
    const settled = join(to, relative(from, file));
    await mkdir(dirname(settled), { recursive: true });
    await writeFile(settled, rewriteOrigin(await readFile(file, "utf8"), siteUrl));
  }
  await compressFolder(to);
  // Last, so that an interrupted run is not taken for a whole one.
  await writeFile(originFile(to), siteUrl);
  return documents.length;
}

const originFile = (folder: string) => join(folder, ".origin");

/** The public address for which the documents in a folder were written; null when there are none. */
export async function writtenOrigin(folder: string): Promise<string | null> {
  return readFile(originFile(folder), "utf8").catch(() => null);
}
