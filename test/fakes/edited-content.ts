import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import "../plain-git.ts";

/** An article of the copy; the others are left out, for each request and each save parses all of them. */
export const article = "content/blog/blog-2010-your-first-tire/post.yaml";

export function editedContent() {
  const root = mkdtempSync(join(tmpdir(), "lwh-edit-"));
  const filter = (path: string) => !/blog\/./.test(path) || path.startsWith(dirname(article));
  cpSync("content", join(root, "content"), { recursive: true, filter });
  // Old addresses lead to articles.
  writeFileSync(join(root, "content/lists/redirects.yaml"), "[]\n");
  writeFileSync(join(root, ".gitignore"), ".waiting/\n");
  const git = (args: readonly string[], own = {}) =>
    execFileSync("git", args, { cwd: root, stdio: "pipe", env: { ...process.env, ...own } });
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
    execFileSync("sh", ["-c", "git checkout -q . && git clean -qfdx"], { cwd: root });
  const remove = () => rmSync(root, { recursive: true, force: true });
  return { root, git, commit, undoEdits, remove };
}
