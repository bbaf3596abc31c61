import { mkdir, open, rm, stat, utimes } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const LOOK_AGAIN_MS = 250;
const SIGN_OF_LIFE_MS = 2000;
/** A lock without a sign of life for so long was left by a run that was stopped. */
export const LOCK_STALE_MS = 20_000;

async function takeLock(lock: string): Promise<boolean> {
  try {
    await (await open(lock, "wx")).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  }
}

/** When a lock last gave a sign of life, or now if it has just gone. */
async function lastSign(lock: string): Promise<number> {
  try {
    return (await stat(lock)).mtimeMs;
  } catch {
    return Date.now();
  }
}

/**
 * Does a piece of work while no other process does it; waits for one that does. `npm start` beside
 * `npm test` would otherwise draw every picture twice.
 * @param lock a file that is there while someone works
 * @param onWait told once, when there is something to wait for
 */
export async function oneAtATime<Result>(
  lock: string,
  work: () => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true });
  for (let waited = false; !(await takeLock(lock)); waited = true) {
    if (!waited) onWait();
    if (Date.now() - (await lastSign(lock)) > LOCK_STALE_MS) await rm(lock, { force: true });
    else await wait(LOOK_AGAIN_MS);
  }
  const alive = setInterval(() => {
    const now = new Date();
    utimes(lock, now, now).catch(() => undefined);
  }, SIGN_OF_LIFE_MS);
  try {
    return await work();
  } finally {
    clearInterval(alive);
    await rm(lock, { force: true });
  }
}
