import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";

/** Takes the lock, which the system releases when the process ends. @returns false while another process has it */
function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec("begin exclusive");
    return true;
  } catch (error) {
    if ((error as Error).message.includes("locked")) return false;
    throw error;
  }
}

/**
 * Runs `work` while no other process builds or updates in the folder: two builds write the same files, and an update
 * replaces them.
 * @param root the project's folder; the lock is an empty SQLite file, `.cache/building.lock`
 */
export async function withBuildLock<Result>(root: string, work: () => Promise<Result>) {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const file = join(root, ".cache/building.lock");
  // SQLite would not name a file that it may not write.
  closeSync(openSync(file, "a"));
  using lock = new DatabaseSync(file);
  if (!isTaken(lock)) {
    console.log("Another build or update is at work in this folder: waiting for it.");
    while (!isTaken(lock)) await wait(250);
  }
  return await work();
}
