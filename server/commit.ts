import { execFileSync } from "node:child_process";

const servedFolders = ["app", "content", "domain", "pictures", "public", "reader", "server"];

/** The commit of a folder, with `-dirty` when files that are served were changed or added; null: no git repository. */
export function commitOf(folder: string): string | null {
  const git = (...args: string[]) => {
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    return execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio }).trim();
  };
  try {
    const commit = git("rev-parse", "--short=12", "HEAD");
    return git("status", "--porcelain", "--", ...servedFolders) === "" ? commit : `${commit}-dirty`;
  } catch {
    return null;
  }
}
