import { createHash, createHmac, randomBytes } from "node:crypto";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { StorageSettings } from "./connect.ts";

/** A line of the list: a hash of the name, with a salt, or keyed when BACKUP_KEY is set (`key` identifies that). */
type Line = { readonly at: string; readonly mark: string } & (
  | { readonly salt: string }
  | { readonly key: string }
);

const saltedHash = (salt: string, name: string) =>
  createHash("sha256").update(salt).update(name).digest("hex");
const keyedHash = (key: string, name: string) =>
  createHmac("sha256", key).update(name).digest("hex");
/** Identifies a key without revealing it. */
const keyId = (key: string) => keyedHash(key, "name of the key").slice(0, 16);

/**
 * The folder of erased.jsonl, the list of erased people and records. It is not in the database: an older backup brings
 * them back, and the database with the list may be lost. It contains hashes alone, so nobody can read names from it; with
 * BACKUP_KEY set, nobody without the key can test whether a name is on it.
 */
type Place = Pick<StorageSettings, "dataDir" | "backupKey">;

const fileIn = ({ dataDir }: Place) => join(dataDir, "erased.jsonl");

/** @param name an e-mail address in lower case, the reference of a message, or the number of a program fee */
export async function noteErased(place: Place, name: string, at: Date): Promise<void> {
  const [key, salt] = [place.backupKey ?? null, randomBytes(16).toString("hex")];
  const line: Line =
    key === null
      ? { at: at.toISOString(), salt, mark: saltedHash(salt, name) }
      : { at: at.toISOString(), key: keyId(key), mark: keyedHash(key, name) };
  await mkdir(place.dataDir, { recursive: true, mode: 0o700 });
  // Begins with a line feed: a power failure may have left an incomplete line.
  await appendFile(fileIn(place), `\n${JSON.stringify(line)}\n`, { mode: 0o600 });
}

/**
 * @returns a function that tells whether a name was erased after the moment
 * @throws Error with file and line when the list cannot be read, so that nobody is restored unnoticed
 */
export async function erasedAfter(place: Place, moment: Date): Promise<(name: string) => boolean> {
  const lines = (await readLines(fileIn(place))).filter(({ at }) => new Date(at) > moment);
  const key = place.backupKey ?? null;
  const id = key === null ? null : keyId(key);
  if (lines.some((line) => "key" in line && line.key !== id)) {
    const fault = "has a line of another BACKUP_KEY than the one that is set";
    throw new Error(`${fileIn(place)} ${fault}: set that one, or remove the line.`);
  }
  return (name) =>
    lines.some((line) =>
      "salt" in line
        ? line.mark === saltedHash(line.salt, name)
        : key !== null && line.mark === keyedHash(key, name),
    );
}

async function readLines(file: string): Promise<Line[]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    // Nothing was erased yet.
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").flatMap((line, at) => {
    // Incomplete: the line is written before anything is erased, so nothing was.
    if (!line.endsWith("}")) return [];
    try {
      return [JSON.parse(line) as Line];
    } catch {
      throw new Error(`${file}, line ${at + 1}, is damaged: mend or remove that line.`);
    }
  });
}
