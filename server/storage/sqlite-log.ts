import { open } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";

/** Pages of 4 kB after which SQLite folds its log in by itself, and everybody waits: ours comes long before. */
export const mostLogPages = 25_000;
const commitsPerFold = 500;

/** Copies the log into the file of the database, with what `fsync` that takes, while others read and write. */
const fold = `
  const { DatabaseSync } = require("node:sqlite");
  const database = new DatabaseSync(require("node:worker_threads").workerData, { timeout: 1000 });
  database.exec("pragma wal_checkpoint(passive)");
  database.close();`;

/**
 * Puts SQLite's log on the disk beside the work: one `fsync` for all commits that came while the one before was under
 * way. A disk that takes a third of a second holds up whoever waits for a thanks, and no page.
 */
export class SqliteLog {
  readonly #file: string;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  #commits = 0;
  #isFolding = false;

  constructor(file: string) {
    this.#file = file;
  }

  /** Resolves when all that was committed by now is on the disk. @throws StorageUnavailable */
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
      // Opened each time: SQLite makes a new log where it was alone with the file for a moment.
      const log = await open(`${this.#file}-wal`, "r+");
      await log.datasync().finally(() => log.close());
    } catch (error) {
      throw new StorageUnavailable("unreachable", error);
    }
    if (this.#commits < commitsPerFold || this.#isFolding) return;
    this.#commits = 0;
    this.#isFolding = true;
    const worker = new Worker(fold, { eval: true, workerData: this.#file });
    worker.unref();
    // A log that could not be folded in is folded in by the next one.
    worker.once("error", () => {});
    worker.once("exit", () => (this.#isFolding = false));
  }
}
