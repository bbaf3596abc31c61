import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Why nothing was published, and what to do, in a sentence or a few. Everything is as it was. */
export class UpdateRefused extends Error {
  override readonly name = "UpdateRefused";
}

/** Commits of the branch this one follows, which are not here yet. */
export type Incoming = {
  readonly from: string;
  readonly to: string;
  /** `origin/main` */
  readonly branch: string;
  readonly commits: number;
};

/**
 * Runs git and gives what it prints, without its last line break.
 * @throws what git says when it fails
 */
export function git(folder: string, args: readonly string[]): string {
  try {
    const output = execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      // Nobody may be there to be asked for a password.
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" },
      maxBuffer: 64 * 1024 * 1024,
    });
    return output.replace(/\n$/, "");
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(stderr?.trim() || message, { cause: error });
  }
}

/** Left out: content, which a running site reads anew by itself, and papers, which it does not read. */
const program = [".", ":!content", ":!docs", ":!*.md"];

/** True when two commits differ in more than a running site reads anew by itself. */
export const changesProgram = (root: string, { from, to }: Incoming): boolean =>
  git(root, ["diff", "--name-only", from, to, "--", ...program]) !== "";

/** True when two commits differ in files of content/ alone; a link in it could lead anywhere. */
const isWordsAlone = (root: string, from: string, to: string): boolean =>
  git(root, ["diff", "--raw", "--no-renames", from, to])
    .split("\n")
    .every((line) => line === "" || /^:\d+ (?:100644|000000) .*\tcontent\//.test(line));

/** By git's own list, `gpg.ssh.allowedSignersFile`; a key of any other kind vouches for nothing. */
function isSigned(root: string, commit: string): boolean {
  try {
    const others = ["gpg", "gpg.openpgp", "gpg.x509"].flatMap((one) => [
      "-c",
      `${one}.program=false`,
    ]);
    git(root, [...others, "verify-commit", commit]);
    return true;
  } catch {
    return false;
  }
}

/**
 * An update that nobody looks at takes words, and a program signed by somebody whom this machine knows.
 * @throws UpdateRefused for any other
 */
export function requireSigned(root: string, { from, to }: Incoming): void {
  if (isWordsAlone(root, from, to)) return;
  const commits = git(root, ["rev-list", `${from}..${to}`]).split("\n");
  if (commits.some((one) => isWordsAlone(root, one, to) && isSigned(root, one))) return;
  throw new UpdateRefused(
    "The program changed, and nobody in gpg.ssh.allowedSignersFile has signed it: a person looks at it and types npm run update.",
  );
}

/** @throws UpdateRefused when the program that lies here is in no commit, so that none can be published */
export function requireCommitted(root: string): void {
  // A folder inside somebody else's repository is not ours.
  if (!existsSync(join(root, ".git"))) {
    throw new UpdateRefused(
      "This folder is no clone of a git repository, and an update publishes commits: stop the site, put the new program in its place, start it.",
    );
  }
  const edited = git(root, ["status", "--porcelain", "--", ...program]).split("\n");
  if (edited[0] === "") return;
  throw new UpdateRefused(
    `The program is edited here, and an update publishes commits: git commit or git stash first.\n${edited.join("\n")}`,
  );
}

/**
 * The branch that this one follows; null when there is nothing to fetch from.
 * @throws UpdateRefused when it could follow one and does not
 */
function followed(root: string): string | null {
  if (git(root, ["remote"]) === "") {
    console.log("There is nothing to fetch from: the last commit here is published.");
    return null;
  }
  try {
    return git(root, ["rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"]);
  } catch (cause) {
    throw new UpdateRefused(
      "This folder follows no branch (git branch --set-upstream-to=origin/main), so nothing can be fetched. With --no-fetch, the last commit here is published.",
      { cause },
    );
  }
}

/**
 * Fetches, and changes no file yet.
 * @returns null when there is nothing new, or nothing to fetch from
 * @throws UpdateRefused when nothing can be fetched, or what is new cannot be taken over without losing something
 */
export function fetchIncoming(root: string): Incoming | null {
  const branch = followed(root);
  if (branch === null) return null;
  try {
    git(root, ["fetch", "--quiet"]);
  } catch (error) {
    const why = (error as Error).message.split("\n").at(-1);
    throw new UpdateRefused(
      `Nothing could be fetched (${why}). With --no-fetch, the last commit here is published.`,
    );
  }
  const counts = git(root, ["rev-list", "--left-right", "--count", "HEAD...@{upstream}"]);
  const [ahead = 0, behind = 0] = counts.split("\t").map(Number);
  if (behind === 0) return null;
  if (ahead > 0) {
    throw new UpdateRefused(
      `This folder has ${ahead} commits that ${branch} lacks, and lacks ${behind} of its own: bring them together first (git pull --rebase, then git push), or publish what lies here with --no-fetch.`,
    );
  }
  try {
    git(root, ["read-tree", "--dry-run", "-m", "-u", "HEAD", "@{upstream}"]);
  } catch (error) {
    throw new UpdateRefused(
      `A file changed both here and in ${branch}. Nothing here is thrown away: commit it and bring it together (git commit, git pull --rebase, git push), or publish what lies here with --no-fetch.\n${(error as Error).message}`,
    );
  }
  const [from = "", to = ""] = git(root, ["rev-parse", "HEAD", "@{upstream}"]).split("\n");
  return { from, to, branch, commits: behind };
}
