import { createHash, createHmac, randomBytes } from "node:crypto";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { StorageSettings } from "./connect.ts";

/** A line of the list: with a salt where no key was set, else a mark by the key, which is named. */
type Line = { readonly at: string; readonly mark: string } & (
  | { readonly salt: string }
  | { readonly key: string }
);

const saltedMark = (salt: string, who: string) =>
  createHash("sha256").update(salt).update(who).digest("hex");
const keyedMark = (key: string, who: string) => createHmac("sha256", key).update(who).digest("hex");
/** Tells two keys apart and says nothing of either. */
const nameOf = (key: string) => keyedMark(key, "name of the key").slice(0, 16);

/**
 * The list of the erased lies beside the database and not in it: a backup of before brings them back, and the
 * database that knew of it may be the one that was lost. Who it was cannot be read there: only whoever has
 * BACKUP_KEY can ask whether an address or a reference is on the list; without that setting anybody who has the
 * list can.
 */
type Place = Pick<StorageSettings, "dataDir" | "backupKey">;

const fileIn = ({ dataDir }: Place) => join(dataDir, "erased.jsonl");

/** @param who an address in lower case, or the reference of a message, or the number of a program fee */
export async function noteErased(place: Place, who: string, at: Date): Promise<void> {
  const [key, salt] = [place.backupKey ?? null, randomBytes(16).toString("hex")];
  const line: Line =
    key === null
      ? { at: at.toISOString(), salt, mark: saltedMark(salt, who) }
      : { at: at.toISOString(), key: nameOf(key), mark: keyedMark(key, who) };
  await mkdir(place.dataDir, { recursive: true, mode: 0o700 });
  // A line break in front too: what a lost current left half written takes nobody with it.
  await appendFile(fileIn(place), `\n${JSON.stringify(line)}\n`, { mode: 0o600 });
}

/**
 * A question for each name: whether it was erased after a moment.
 * @throws with file and line when the list cannot be read: nobody is brought back unnoticed
 */
export async function erasedAfter(place: Place, moment: Date): Promise<(who: string) => boolean> {
  const lines = (await readLines(fileIn(place))).filter(({ at }) => new Date(at) > moment);
  const key = place.backupKey ?? null;
  const name = key === null ? null : nameOf(key);
  if (lines.some((line) => "key" in line && line.key !== name)) {
    const say = "names somebody under another BACKUP_KEY than the one that is set";
    throw new Error(`${fileIn(place)} ${say}: set that one, or remove the line.`);
  }
  return (who) =>
    lines.some((line) =>
      "salt" in line
        ? line.mark === saltedMark(line.salt, who)
        : key !== null && line.mark === keyedMark(key, who),
    );
}

async function readLines(file: string): Promise<Line[]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    // Nobody was erased yet.
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").flatMap((line, at) => {
    // Half written, before anything was erased.
    if (!line.endsWith("}")) return [];
    try {
      return [JSON.parse(line) as Line];
    } catch {
      throw new Error(`${file}, line ${at + 1}, is damaged: mend or remove that line.`);
    }
  });
}
