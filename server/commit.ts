import { execFileSync } from "node:child_process";

const served = ["app", "content", "domain", "pictures", "public", "reader", "server"];

/**
 * The commit of a folder, with `-dirty` when what is served differs from it, be it by a file that no commit has; null where there is no git to ask.
 */
export function commitOf(folder: string): string | null {
  const git = (...args: string[]) => {
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    return execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio }).trim();
  };
  try {
    const commit = git("rev-parse", "--short=12", "HEAD");
    return git("status", "--porcelain", "--", ...served) === "" ? commit : `${commit}-dirty`;
  } catch {
    return null;
  }
}
