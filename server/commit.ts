import { execFileSync } from "node:child_process";

/**
 * Runs git.
 * @returns its output without the last line break
 * @throws Error with git's message
 */
export function git(folder: string, args: readonly string[]): string {
  try {
    const output = execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      // Fails instead of asking for a password.
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" },
      maxBuffer: 64 * 1024 * 1024,
    });
    return output.replace(/\n$/, "");
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(stderr?.trim() || message, { cause: error });
  }
}

const servedFolders = ["app", "content", "domain", "pictures", "public", "reader", "server"];

/** The commit of a folder, with `-dirty` when files that are served were changed or added; null: no git repository. */
export function commitOf(folder: string): string | null {
  try {
    const commit = git(folder, ["rev-parse", "--short=12", "HEAD"]);
    const changed = git(folder, ["status", "--porcelain", "--", ...servedFolders]);
    return changed === "" ? commit : `${commit}-dirty`;
  } catch {
    return null;
  }
}
