import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Author, Ended, Ending, Publication, Version } from "../../editor/publication.ts";
import { git } from "../update/incoming.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** A folder inside somebody else's repository is not ours to commit. */
const isRepository = (root: string) => existsSync(join(root, ".git"));

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

function knowsName(root: string): boolean {
  try {
    // Git's own guess from the account of the machine is nobody's name.
    git(root, ["-c", "user.useConfigOnly=true", "var", "GIT_COMMITTER_IDENT"]);
    return true;
  } catch {
    return false;
  }
}

/** Keeps what is saved as a commit of content/ alone; what else lies ready for one stays so. */
function commit(root: string, subject: string, { name, email }: Author): void {
  if (git(root, ["status", "--porcelain", "--", "content"]) === "") return;
  const isGit = email === "" && knowsName(root);
  const author = isGit ? [] : ["-c", `user.name=${name}`, "-c", `user.email=${email}`];
  git(root, ["add", "--all", "--", "content"]);
  git(root, [...author, "commit", "--quiet", "--message", subject, "--", "content"]);
}

/** Guatemala keeps one time all year. */
const endOfDay = (day: string) => `${day}T23:59:59-06:00`;
const mostVersions = 60;

function versions(root: string, paths: readonly string[], day: string | null): Version[] {
  if (!isRepository(root)) return [];
  const until = day === null ? [] : [`--until=${endOfDay(day)}`];
  const args = ["log", "-z", "--format=%H%n%aI%n%an%n%s", `--max-count=${mostVersions}`, ...until];
  return listed(git(root, [...args, "--", ...paths])).map((entry) => {
    const [id = "", when = "", by = "", subject = ""] = entry.split("\n");
    return { id, when: new Date(when), by, subject };
  });
}

function textAt(root: string, version: string, path: string): string | null {
  try {
    return git(root, ["show", `${version}:${path}`]);
  } catch {
    return null;
  }
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
async function send(root: string, subject: string, author: Author): Promise<[Ending, string]> {
  if (!isRepository(root)) return ["kept", ""];
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

export function localPublication(root: string): Publication {
  let last: Ended | null = null;
  let work = Promise.resolve();
  return {
    last: () => last,
    keep(subject, author) {
      // One after the other.
      work = work
        .then(() => send(root, subject, author))
        .catch((error: unknown): [Ending, string] => ["not_reached", saidBy(error)])
        .then(([ending, said]) => {
          last = { ending, when: new Date(), said, branch: upstreamOf(root) };
        });
      return work;
    },
    versions: (paths, day) => versions(root, paths, day),
    textAt: (version, path) => textAt(root, version, path),
  };
}
