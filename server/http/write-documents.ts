import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { compressFolder } from "./compress.ts";
import { replaceFile } from "./replace-file.ts";
import { isDocument, rewriteOrigin } from "./rewrite-origin.ts";

/**
 * Writes the documents of a build once more, for one public address and compressed as small as it
 * gets. Without them the same is done in memory at every start, quicker and a little larger. What stands
 * there already for this address is kept, and so is its compressed form, which takes most of the time.
 * @returns how many documents there are
 */
export async function writeDocuments(from: string, to: string, siteUrl: string): Promise<number> {
  if ((await writtenOrigin(to)) !== siteUrl) await rm(to, { recursive: true, force: true });
  // An interrupted run is not taken for a whole one.
  await rm(originFile(to), { force: true });
  const documents = (await filesIn(from)).filter((name) => isDocument(name));
  for (const name of documents) {
    const settled = join(to, name);
    const text = rewriteOrigin(await readFile(join(from, name), "utf8"), siteUrl);
    if (!(await replaceFile(settled, text))) continue;
    for (const form of forms) await rm(settled + form, { force: true });
  }
  const wanted = new Set(documents);
  for (const name of await filesIn(to)) {
    if (!wanted.has(name.replace(/\.(br|gz)$/, ""))) await rm(join(to, name));
  }
  await compressFolder(to);
  await writeFile(originFile(to), siteUrl);
  return documents.length;
}

const forms = [".br", ".gz"];

/** Names from the folder; none while it is not there. */
async function filesIn(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

const originFile = (folder: string) => join(folder, ".origin");

/** The public address for which the documents in a folder were written; null when there are none. */
export async function writtenOrigin(folder: string): Promise<string | null> {
  return readFile(originFile(folder), "utf8").catch(() => null);
}
