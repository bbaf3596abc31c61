import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Git without an identity, unless a test sets one. */
const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };

/** A copy of content/ in a git repository, which a test may edit. */
export function editedContent() {
  const root = mkdtempSync(join(tmpdir(), "lwh-edit-"));
  cpSync("content", join(root, "content"), { recursive: true });
  writeFileSync(join(root, ".gitignore"), ".waiting/\n");
  const git = (args: readonly string[], own = {}) =>
    execFileSync("git", args, { cwd: root, stdio: "pipe", env: { ...env, ...own } });
  /** Commits all changes, with a date. */
  const commit = (by: string, day: string) => {
    const date = `${day}T12:00:00-06:00`;
    git(["add", "."]);
    const who = ["-c", `user.name=${by}`, "-c", "user.email=somebody@example.org"];
    const how = ["commit", "--quiet", "--date", date, "--message", "Edited"];
    git([...who, ...how], { GIT_COMMITTER_DATE: date });
  };
  git(["init", "--quiet"]);
  commit("Ana", "2026-03-01");
  /** Restores every file to the last commit, by one command, because starting processes is slow. */
  const undoEdits = () =>
    execFileSync("sh", ["-c", "git checkout -q . && git clean -qfdx"], { cwd: root, env });
  const remove = () => rmSync(root, { recursive: true, force: true });
  return { root, env, git, commit, undoEdits, remove };
}
