import { join } from "node:path";
import { oneAtATime } from "../processes/one-at-a-time.ts";

/**
 * Does something with what is built in a folder while nobody else does: two builds at once write the same files,
 * and an update begins with what lies there and puts its own in its place. The second waits, and says so.
 * @param root the project's folder
 */
export function oneBuild<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  return oneAtATime(join(root, ".cache/build"), work, () =>
    console.log("Another build or update is at work in this folder: waiting for it."),
  );
}
