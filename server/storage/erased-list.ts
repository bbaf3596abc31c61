import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sha256, sign } from "#domain/hashing.ts";
import { BackupFault } from "#server/backup/backup-lines.ts";
import type { StorageSettings } from "./open-storage.ts";

/**
 * A line of the list: `mark` is the HMAC of a name, `key` identifies the key without revealing it. Lines of before
 * 2026-11-27 that no key was set for have a salt instead, and a SHA-256.
 */
type Line = Readonly<Record<"at" | "key" | "mark", string>> & { readonly salt?: string };

const keyId = (key: string) => sign(key, "name of the key").slice(0, 16);

/**
 * The folder of erased.jsonl, the list of erased people and records. It is not in the database: an older backup brings
 * them back, and the database with the list may be lost. It contains HMACs under BACKUP_KEY, so that nobody without the key
 * can test whether a name is on it. Without the setting the key is empty, and whoever reads the file can test addresses:
 * launch-check counts that as harm.
 */
type Place = Pick<StorageSettings, "dataDir" | "backupKey">;

const fileIn = ({ dataDir }: Place) => join(dataDir, "erased.jsonl");

/** @param name an e-mail address in lower case, the reference of a message, or the number of a program fee */
export async function noteErased(place: Place, name: string, at: Date): Promise<void> {
  const { dataDir, backupKey } = place;
  const key = backupKey ?? "";
  const line: Line = { at: at.toISOString(), key: keyId(key), mark: sign(key, name) };
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Begins with a line feed: a power failure may have left an incomplete line.
  await appendFile(fileIn(place), `\n${JSON.stringify(line)}\n`, { mode: 0o600, flush: true });
}

/** The list is written before a transaction erases: a backup taken in between still has the rows. */
const erasingMs = 60_000;

/**
 * @param takenAt when a backup was taken
 * @returns a function that tells whether a name was erased after that, or less than a minute before
 * @throws BackupFault with file and line when the list cannot be read, so that nobody is restored unnoticed
 */
export async function erasedAfter(place: Place, takenAt: Date): Promise<(name: string) => boolean> {
  const since = takenAt.getTime() - erasingMs;
  const lines = (await readLines(fileIn(place))).filter(({ at }) => Date.parse(at) > since);
  const keys = new Map(["", place.backupKey ?? ""].map((key) => [keyId(key), key]));
  if (lines.some(({ key, salt }) => salt === undefined && !keys.has(key)))
    throw new BackupFault("erased_other_key", fileIn(place));
  const markIn = ({ key, salt }: Line, name: string) =>
    salt === undefined ? sign(keys.get(key) ?? "", name) : sha256(salt + name);
  return (name) => lines.some((line) => line.mark === markIn(line, name));
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
      throw new BackupFault("erased_damaged", `${file}, line ${at + 1}`);
    }
  });
}
