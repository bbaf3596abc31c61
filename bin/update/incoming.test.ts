import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { git } from "#server/commit.ts";
import { fetchIncoming, requireCommitted, requireContentOnly } from "./incoming.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

const root = temporaryFolder("file");
git(root, ["init", "--quiet"]);
git(root, ["config", "user.name", "Ana"]);
git(root, ["config", "user.email", "ana@example.org"]);
mkdirSync(join(root, "content"));
const edit = (folder: string, file: string) =>
  writeFileSync(join(folder, file), `${Math.random()}`);
const commitAll = () => {
  git(root, ["add", "."]);
  git(root, ["commit", "--quiet", "-m", "edited"]);
};

test("a branch without upstream is refused with the command to type", () => {
  expect(() => fetchIncoming(root)).toThrow("git branch --set-upstream-to=origin/main");
});

test("the unit of the update tells something new, nothing new and a failed fetch apart", () => {
  const unit = readFileSync("deploy/long-way-home-update.service", "utf8");
  const [, condition = ""] = /^ExecCondition=\/bin\/sh -c '(.+)'$/m.exec(unit)!;
  const clone = temporaryFolder();
  git(root, ["commit", "--quiet", "--allow-empty", "-m", "one"]);
  git(clone, ["clone", "--quiet", root, "."]);
  const status = () => spawnSync("/bin/sh", ["-c", condition], { cwd: clone }).status;
  expect(status()).toBe(1);
  git(root, ["commit", "--quiet", "--allow-empty", "-m", "two"]);
  expect(status()).toBe(0);
  git(clone, ["remote", "set-url", "origin", join(clone, "nowhere")]);
  // systemd.service(5): 255 fails the unit, all before it skip it.
  expect(status()).toBe(255);
  const [, own = ""] = /^Environment=GIT_COMMON_DIR=\/srv\/site\/(.+)$/m.exec(unit)!;
  // The desk could write this file, to have git read other settings.
  writeFileSync(join(clone, ".git/commondir"), join(root, ".git"));
  const env = { ...process.env, GIT_COMMON_DIR: join(clone, own) };
  const url = execFileSync("git", ["remote", "get-url", "origin"], { cwd: clone, env });
  expect(String(url)).toContain("nowhere");
});

test("an update refuses by name an edited program, not edited content", () => {
  const clone = temporaryFolder();
  for (const file of ["program.ts", "content/words.yaml"]) edit(root, file);
  commitAll();
  git(clone, ["clone", "--quiet", root, "."]);
  edit(clone, "content/words.yaml");
  expect(() => requireCommitted(clone)).not.toThrow();
  edit(clone, "program.ts");
  expect(() => requireCommitted(clone)).toThrow("git stash first.\n M program.ts");
});

test("an unattended update takes plain files of the content alone", () => {
  const commit = (file: string) => {
    if (file === "content/link") symlinkSync("/etc/hostname", join(root, file));
    else edit(root, file);
    commitAll();
    return git(root, ["rev-parse", "HEAD"]);
  };
  const start = git(root, ["rev-parse", "HEAD"]);
  const [words, link] = [commit("content/words.yaml"), commit("content/link")];
  const program = commit("program.ts");
  const take = (from: string, to: string) => () =>
    requireContentOnly(root, { from, to, branch: "main", commits: 1 });
  expect(take(start, words)).not.toThrow();
  for (const [from, to] of [
    [start, program],
    [words, link],
  ] as const)
    expect(take(from, to)).toThrow("a person looks at it");
  expect(() => requireContentOnly(root, null)).toThrow("nothing new");
});
