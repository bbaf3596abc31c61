import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { readContentFiles } from "#reader/content-files.ts";
import type { Author, Ended, Ending, Publication, ChangedFile } from "../../editor/publication.ts";
import { contentFaults } from "../site-build/content-faults.ts";
import { git } from "../update/incoming.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { translationsFile } from "#reader/translations.ts";

/** A folder inside somebody else's repository is not ours to commit. */
export const isRepository = (root: string) => existsSync(join(root, ".git"));

/** `origin/main`, the branch that this one follows; null when it follows none. */
function upstreamOf(root: string): string | null {
  if (!isRepository(root)) return null;
  try {
    return git(root, ["rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"]);
  } catch {
    return null;
  }
}

const listed = (output: string) => output.split("\0").filter(Boolean);

/** Files of content/ that differ from the last commit, new ones too; none where git keeps nothing. */
function uncommitted(root: string): string[] {
  if (!isRepository(root)) return [];
  const args = ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"];
  return listed(git(root, [...args, "--", "content"])).map((entry) => entry.slice(3));
}

/** Files of content/ that differ from the branch that is followed. */
function sinceBranch(root: string): ChangedFile[] {
  const args = ["diff", "--name-status", "--no-renames", "-z", "--merge-base", "@{upstream}"];
  const known = listed(git(root, [...args, "--", "content"]));
  const untracked = ["ls-files", "--others", "--exclude-standard", "-z", "--", "content"];
  const changed = known.flatMap((state, at): ChangedFile[] => {
    if (at % 2 === 1) return [];
    const how = state === "A" ? "new" : state === "D" ? "gone" : "changed";
    return [{ path: known[at + 1]!, how }];
  });
  const added = listed(git(root, untracked)).map((path) => ({ path, how: "new" }) as const);
  return [...changed, ...added];
}

/** Files of content/ that are not in the branch that is followed; without one, in no commit. In their order. */
function changedFiles(root: string): ChangedFile[] {
  const changed =
    upstreamOf(root) === null
      ? uncommitted(root).map((path) => ({ path, how: "changed" }) as const)
      : sinceBranch(root);
  return changed
    .filter(({ path }) => path !== translationsFile && !path.endsWith("README.md"))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Git takes nobody's name from the machine: an author is whoever said so. */
const nobodyInvented = ["-c", "user.useConfigOnly=true"];

function knowsName(root: string): boolean {
  try {
    git(root, [...nobodyInvented, "var", "GIT_AUTHOR_IDENT"]);
    git(root, [...nobodyInvented, "var", "GIT_COMMITTER_IDENT"]);
    return true;
  } catch {
    return false;
  }
}

/** Keeps what is saved as a commit of content/ alone; what else lies ready for one stays so. */
function commit(root: string, subject: string, author: Author | null): void {
  if (author) {
    git(root, ["config", "user.name", author.name]);
    git(root, ["config", "user.email", author.email]);
  }
  const files = uncommitted(root);
  if (files.length === 0) return;
  git(root, ["add", "--all", "--", "content"]);
  git(root, [...nobodyInvented, "commit", "--quiet", "--message", subject, "--", "content"]);
}

const longestSendMs = 60_000;

/** Sends the commits to the branch that is followed. @throws with what git says */
async function push(root: string): Promise<void> {
  const env = {
    // Nobody is there to be asked for a password.
    GIT_SSH_COMMAND: "ssh -o BatchMode=yes",
    ...process.env,
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C",
  };
  const target = ["push", "--porcelain", ...pushTarget(root)];
  await promisify(execFile)("git", target, { cwd: root, env, timeout: longestSendMs });
}

/** The branch that is followed may have another name than this one. */
function pushTarget(root: string): string[] {
  const branch = git(root, ["symbolic-ref", "--short", "HEAD"]);
  const remote = git(root, ["config", `branch.${branch}.remote`]);
  return [remote, `HEAD:${git(root, ["config", `branch.${branch}.merge`])}`];
}

const saidBy = (error: unknown): string => {
  const {
    stdout = "",
    stderr = "",
    message,
  } = error as Error & Record<"stdout" | "stderr", string>;
  return `${stdout}${stderr}`.trim() || message;
};

/** Keeps it and sends it, as far as it goes. @returns how it ended, and what git said */
async function send(
  root: string,
  subject: string,
  author: Author | null,
): Promise<[Ending, string]> {
  try {
    commit(root, subject, author);
  } catch (error) {
    return ["not_kept", saidBy(error)];
  }
  if (upstreamOf(root) === null) return ["kept", ""];
  try {
    await push(root);
    return ["sent", ""];
  } catch (error) {
    const said = saidBy(error);
    if (/\[rejected\]|non-fast-forward/.test(said)) return ["behind", said];
    return [said.includes("[remote rejected]") ? "refused" : "not_reached", said];
  }
}

/**
 * Publishing what is saved in a folder, on this machine or through git.
 * @param root the project's folder
 */
export function localPublication(root: string): Publication {
  let last: Ended | null = null;
  let work: Promise<void> | null = null;
  return {
    waiting: () =>
      Promise.resolve({
        changed: changedFiles(root),
        faults: contentFaults(readContentFiles(root)),
        asksName: uncommitted(root).length > 0 && !knowsName(root),
      }),
    last: () => last,
    publish(subject, author) {
      // Two presses of the button are one publication.
      work ??= send(root, subject, author)
        .catch((error: unknown): [Ending, string] => ["not_reached", saidBy(error)])
        .then(([ending, said]) => {
          last = { ending, when: new Date(), said, branch: upstreamOf(root) };
          work = null;
        });
      return work;
    },
  };
}
