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
 * Syncs SQLite's write-ahead log to disk in the background: one `fsync` for all commits that were made during the previous
 * one. A slow disk delays those who wait for a commit, and no page.
 */
export class SqliteLog {
  readonly #file: string;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  #commits = 0;
  #isCheckpointing = false;

  constructor(file: string) {
    this.#file = file;
  }

  /** Resolves when all commits until now are on disk. @throws StorageUnavailable */
  synced(): Promise<void> {
    this.#commits += 1;
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = null;
        this.#running = this.#sync();
        return this.#running;
      });
    return this.#next;
  }

  async #sync(): Promise<void> {
    try {
      // Opened each time: SQLite replaces the log when it was the only user of the file.
      const log = await open(`${this.#file}-wal`, "r+");
      await log.datasync().finally(() => log.close());
    } catch (error) {
      throw new StorageUnavailable("unreachable", error);
    }
    if (this.#commits < commitsPerCheckpoint || this.#isCheckpointing) return;
    this.#commits = 0;
    this.#isCheckpointing = true;
    const worker = new Worker(checkpoint, { eval: true, workerData: this.#file });
    worker.unref();
    // The next checkpoint copies what this one could not.
    worker.once("error", () => {});
    worker.once("exit", () => (this.#isCheckpointing = false));
  }
}
