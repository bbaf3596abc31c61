import { open } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";

/** Pages of 4 kB after which SQLite makes a checkpoint by itself, which blocks everybody. Ours come long before. */
export const maxLogPages = 25_000;
const commitsPerCheckpoint = 500;

/** Runs in a thread: copies the log into the database file, with the `fsync` calls, while others read and write. */
const checkpoint = `
  const { DatabaseSync } = require("node:sqlite");
  const database = new DatabaseSync(require("node:worker_threads").workerData, { timeout: 1000 });
  database.exec("pragma wal_checkpoint(passive)");
  database.close();`;

/**
 * Syncs the write-ahead log of a database file to disk in the background: one `fsync` for all commits that were made
 * during the previous one. A slow disk delays those who wait for a commit, and no page.
 * @returns a function that resolves when all commits until its call are on disk; it rejects with StorageUnavailable
 */
export function syncedLog(file: string): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  let commits = 0;
  let isCheckpointing = false;

  const sync = async () => {
    try {
      // Opened each time: SQLite replaces the log when it was the only user of the file.
      const log = await open(`${file}-wal`, "r+");
      await log.datasync().finally(() => log.close());
    } catch (error) {
      throw new StorageUnavailable("unreachable", error);
    }
    if (commits < commitsPerCheckpoint || isCheckpointing) return;
    commits = 0;
    isCheckpointing = true;
    const worker = new Worker(checkpoint, { eval: true, workerData: file });
    worker.unref();
    // The next checkpoint copies what this one could not.
    worker.once("error", () => {});
    worker.once("exit", () => (isCheckpointing = false));
  };

  return () => {
    commits += 1;
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        running = sync();
        return running;
      });
    return next;
  };
}
