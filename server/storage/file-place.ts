import { statSync } from "node:fs";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";

/**
 * Remembers which file stands at a path. A database whose file was moved or removed (a deploy that
 * cleans up, a restored backup) goes on taking rows that nobody will ever see again.
 * @returns a check that throws `StorageUnavailable` as soon as another file stands there, or none
 */
export function rememberPlace(file: string): () => void {
  const { dev, ino } = statSync(file);
  return () => {
    const now = statSync(file, { throwIfNoEntry: false });
    if (now?.dev === dev && now.ino === ino) return;
    throw new StorageUnavailable(
      "unreachable",
      new Error("the database file was moved or removed: start the site again"),
    );
  };
}
