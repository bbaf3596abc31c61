import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Runs `work` while no other process builds or updates in the folder: two builds write the same files, and an update
 * replaces them.
 * @param root the project's folder; the lock, an empty SQLite file, ends with this process
 */
export async function withBuildLock<Result>(root: string, work: () => Promise<Result>) {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const file = join(root, ".cache/building.lock");
  // SQLite would not name a file that it may not write.
  closeSync(openSync(file, "a"));
  using lock = new DatabaseSync(file);
  try {
    lock.exec("begin exclusive");
  } catch {
    console.log("Another build or update is at work in this folder: waiting for it.");
    lock.exec("pragma busy_timeout = 3600000; begin exclusive");
  }
  return await work();
}
