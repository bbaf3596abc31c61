import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { UpdateRefused } from "./refused.ts";

/** Commits of the branch this one follows, which are not here yet. */
export type Incoming = {
  readonly from: string;
  readonly to: string;
  /** `origin/main` */
  readonly branch: string;
  readonly commits: number;
  /** Files they change, from the project's root. */
  readonly files: readonly string[];
};

type GitOptions = {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/**
 * What git prints, its last line break taken off.
 * @throws what it says when it fails
 */
export function git(folder: string, args: readonly string[], options: GitOptions = {}): string {
  try {
    const output = execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      input: options.input ?? "",
      stdio: ["pipe", "pipe", "pipe"],
      // Nobody may be there to be asked for a password.
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", ...options.env },
      maxBuffer: 64 * 1024 * 1024,
    });
    return output.replace(/\n$/, "");
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(stderr?.trim() || message, { cause: error });
  }
}

const listed = (output: string) => output.split("\0").filter(Boolean);

/** Files that differ from the last commit, new ones too. */
function changedHere(root: string): string[] {
  const entries = listed(
    git(root, ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"]),
  );
  return entries.map((entry) => entry.slice(3));
}

/**
 * The branch that this one follows; null when there is nothing to fetch from.
 * @throws UpdateRefused when it could follow one and does not
 */
function followed(root: string): string | null {
  // A folder inside somebody else's repository is not ours to fetch.
  if (!existsSync(join(root, ".git")) || git(root, ["remote"]) === "") {
    console.log("There is nothing to fetch from: what lies here is published.");
    return null;
  }
  try {
    return git(root, ["rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"]);
  } catch (cause) {
    throw new UpdateRefused(
      "This folder follows no branch (git branch --set-upstream-to=origin/main), so nothing can be fetched. With --no-fetch, what lies here is published.",
      { cause },
    );
  }
}

const some = (names: readonly string[]) =>
  names.slice(0, 3).join(", ") + (names.length > 3 ? ` and ${names.length - 3} more` : "");

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
      `Nothing could be fetched (${why}). With --no-fetch, what lies in this folder is published.`,
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
  const files = listed(
    git(root, ["diff", "--name-only", "--no-renames", "-z", "HEAD", "@{upstream}"]),
  );
  const both = changedHere(root).filter((file) => files.includes(file));
  if (both.length > 0) {
    throw new UpdateRefused(
      `${some(both)} changed both here and in ${branch}. Nothing here is thrown away: commit it and bring it together (git commit, git pull --rebase), or publish what lies here with --no-fetch.`,
    );
  }
  const [from, to] = git(root, ["rev-parse", "HEAD", "@{upstream}"]).split("\n");
  return { from: from!, to: to!, branch, commits: behind, files };
}

/** The folder as it would be with these commits; local changes of other files stay. */
export function takeOver(root: string, incoming: Incoming): void {
  git(root, ["merge", "--ff-only", "--quiet", incoming.to]);
}

/** Back to the commit before; local changes stay. */
export function giveBack(root: string, incoming: Incoming): void {
  git(root, ["reset", "--keep", "--quiet", incoming.from]);
}
