import { git } from "#server/commit.ts";

/** Nothing was published; the message says why, and what to do. */
export class UpdateRefused extends Error {}

/** Everything but content, which a running site reads again by itself, and documentation. */
const programPaths = [".", ":!content", ":!docs", ":!*.md"];

/** True when the program differs between two commits, so that a build is needed. */
export const changesProgram = (root: string, { from, to }: Incoming): boolean =>
  git(root, ["diff", "--name-only", from, to, "--", ...programPaths]) !== "";

/**
 * An unattended update takes changes of plain files in content/ alone; a symbolic link could point anywhere.
 * @throws UpdateRefused when there is another change, or none
 */
export function requireContentOnly(root: string, incoming: Incoming | null): void {
  if (!incoming) throw new UpdateRefused("There is nothing new to publish.");
  const { from, to } = incoming;
  const changes = git(root, ["diff", "--raw", "--no-renames", from, to]).split("\n");
  if (changes.every((line) => line === "" || /^:\d+ (?:100644|000000) .*\tcontent\//.test(line)))
    return;
  throw new UpdateRefused("The program changed: a person looks at it and types npm run update.");
}

/** @throws UpdateRefused when the program has uncommitted changes */
export function requireCommitted(root: string): void {
  if (git(root, ["rev-parse", "--show-prefix"]) !== "")
    throw new UpdateRefused("This folder is no clone of its own: it lies inside another one.");
  const edited = git(root, ["status", "--porcelain", "--", ...programPaths]).split("\n");
  if (edited[0] === "") return;
  throw new UpdateRefused(
    `The program is edited here, and an update publishes commits: git commit or git stash first.\n${edited.join("\n")}`,
  );
}

/** The upstream branch, such as `origin/main`. @throws UpdateRefused when there is none */
function upstreamOf(root: string): string {
  try {
    return git(root, ["rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"]);
  } catch (cause) {
    throw new UpdateRefused(
      "This folder follows no branch (git branch --set-upstream-to=origin/main), so nothing can be fetched. With --no-fetch, the last commit here is published.",
      { cause },
    );
  }
}

/** Commits of the upstream branch that are not here yet. */
export type Incoming = NonNullable<ReturnType<typeof fetchIncoming>>;

/**
 * Fetches, without changing files.
 * @returns null when there is nothing new
 * @throws UpdateRefused when fetching fails, or there are commits here that the branch lacks
 */
export function fetchIncoming(root: string) {
  const branch = upstreamOf(root);
  try {
    git(root, ["fetch", "--quiet"]);
  } catch (error) {
    throw new UpdateRefused(
      `${(error as Error).message}\nNothing could be fetched. With --no-fetch, the last commit here is published.`,
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
  const [from = "", to = ""] = git(root, ["rev-parse", "HEAD", "@{upstream}"]).split("\n");
  return { from, to, branch, commits: behind };
}
