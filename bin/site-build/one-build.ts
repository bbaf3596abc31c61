import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { lock, type LockOptions } from "proper-lockfile";

const SIGN_OF_LIFE_MS = 2000;
const LOOK_AGAIN_MS = 250;
/** A lock without a sign of life for so long was left by a run that was stopped. */
export const LOCK_STALE_MS = 20_000;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ELOCKED";

const sayThatItWaits = () =>
  console.log("Another build or update is at work in this folder: waiting for it.");

/**
 * Does something with what is built in a folder while nobody else does: two builds at once write the same files,
 * and an update begins with what lies there and puts its own in its place. The second waits.
 * @param root the project's folder; `.cache/build.lock` is there meanwhile
 * @param onWait told once, when there is something to wait for
 */
export async function oneBuild<Result>(
  root: string,
  work: () => Promise<Result>,
  onWait: () => void = sayThatItWaits,
): Promise<Result> {
  const folder = join(root, ".cache/build");
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
