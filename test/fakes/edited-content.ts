import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Git, with no name but those that a test gives. */
const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };

/** A copy of content/ in a folder that git keeps, which a test may edit. */
export function editedContent() {
  const root = mkdtempSync(join(tmpdir(), "lwh-edit-"));
  cpSync("content", join(root, "content"), { recursive: true });
  writeFileSync(join(root, ".gitignore"), ".waiting/\n");
  const git = (args: readonly string[], own = {}) =>
    execFileSync("git", args, { cwd: root, stdio: "pipe", env: { ...env, ...own } });
  /** Somebody keeps all of it as it is, on a day. */
  const commit = (by: string, day: string) => {
    const date = `${day}T12:00:00-06:00`;
    git(["add", "."]);
    const who = ["-c", `user.name=${by}`, "-c", "user.email=somebody@example.org"];
    const how = ["commit", "--quiet", "--date", date, "--message", "Edited"];
    git([...who, ...how], { GIT_COMMITTER_DATE: date });
  };
  git(["init", "--quiet"]);
  commit("Ana", "2026-03-01");
  /** Brings every file back to what was committed last, in one process: each that is started costs a fork. */
  const undoEdits = () =>
    execFileSync("sh", ["-c", "git checkout -q . && git clean -qfdx"], { cwd: root, env });
  const remove = () => rmSync(root, { recursive: true, force: true });
  return { root, env, git, commit, undoEdits, remove };
}
