import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file of the repository: `app/root.tsx` and its text. */
export type SourceFile = { readonly path: string; readonly text: string };

const isText = /\.(tsx?|mts|mjs|css|ya?ml|md|json)$/;
/** Written by programs. */
const isMade = /(^|\/)package-lock\.json$/;

function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8", maxBuffer: 1 << 28, stdio: "pipe" });
}

function read(folder: string, paths: readonly string[]): SourceFile[] {
  return paths
    .filter((path) => isText.test(path) && !isMade.test(path) && existsSync(join(folder, path)))
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}

/** The files as they lie here, those not yet committed among them; what git ignores is left out. */
export function readWorkingTree(): SourceFile[] {
  return read(".", git("ls-files", "-z", "-co", "--exclude-standard").split("\0"));
}

/**
 * The files of a commit, unpacked into a folder of their own and taken away again.
 *
 * @throws when git does not know the commit
 */
export function readCommit(revision: string): SourceFile[] {
  const folder = mkdtempSync(join(tmpdir(), "house-"));
  try {
    const archive = join(folder, "tree.tar");
    git("archive", "--format=tar", "--output", archive, revision);
    execFileSync("tar", ["-xf", archive, "-C", folder]);
    return read(folder, git("ls-tree", "-rz", "--name-only", revision).split("\0"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
