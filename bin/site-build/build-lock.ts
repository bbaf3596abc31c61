import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { lock, type LockOptions } from "proper-lockfile";

const refreshMs = 2000;
const retryMs = 250;
/** A lock that was not refreshed for so long belongs to a process that was killed. */
export const staleMs = 20_000;

/**
 * Runs `work` while no other process builds or updates in the folder: two builds write the same files, and an update
 * replaces them.
 * @param root the project's folder; the lock is `.cache/build.lock`
 */
export async function withBuildLock<Result>(root: string, work: () => Promise<Result>) {
  const folder = join(root, ".cache/build");
  await mkdir(folder, { recursive: true });
  const options: LockOptions = { stale: staleMs, update: refreshMs };
  const retries = { forever: true, factor: 1, minTimeout: retryMs };
  const release = await lock(folder, options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ELOCKED") throw error;
    console.log("Another build or update is at work in this folder: waiting for it.");
    return lock(folder, { ...options, retries });
  });
  try {
    return await work();
  } finally {
    await release();
  }
}
