import { mkdir } from "node:fs/promises";
import { lock, type LockOptions } from "proper-lockfile";

const SIGN_OF_LIFE_MS = 2000;
const LOOK_AGAIN_MS = 250;
/** A lock without a sign of life for so long was left by a run that was stopped. */
export const LOCK_STALE_MS = 20_000;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ELOCKED";

/**
 * Does a piece of work while no other process does it; waits for one that does. `npm start` beside
 * `npm test` would otherwise build the site twice.
 * @param folder what is worked on; `<folder>.lock` is there meanwhile
 * @param onWait told once, when there is something to wait for
 */
export async function oneAtATime<Result>(
  folder: string,
  work: () => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const options: LockOptions = { stale: LOCK_STALE_MS, update: SIGN_OF_LIFE_MS };
  const retries = { forever: true, factor: 1, minTimeout: LOOK_AGAIN_MS };
  const release = await lock(folder, options).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
    onWait();
    return lock(folder, { ...options, retries });
  });
  try {
    return await work();
  } finally {
    await release();
  }
}
