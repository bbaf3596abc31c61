import { execFileSync } from "node:child_process";

/** The commit of a folder, with `-dirty` when files differ from it; null where there is no git to ask. */
export function commitOf(folder: string): string | null {
  try {
    const ask = ["describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"];
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    return execFileSync("git", ask, { cwd: folder, encoding: "utf8", stdio }).trim();
  } catch {
    return null;
  }
}
