import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { Publication, subjectOf, type Ended } from "./publication.ts";

const folder = temporaryFolder("file");
const root = join(folder, "site");
const file = "content/lists/partners.yaml";
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
const someone = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"];

beforeAll(() => {
  write(file, "[]\n");
  write("program.ts", "old\n");
  write(".gitignore", "/build/\n/.cache/\n");
  git("init", "--quiet", "--initial-branch=main");
  git("init", "--quiet", "--bare", join(folder, "origin"));
  git("remote", "add", "origin", join(folder, "origin"));
  git("add", ".");
  git(...someone, "commit", "--quiet", "--message", "The site");
  git("push", "--quiet", "--set-upstream", "origin", "main");
});

async function publish(publication = new Publication(root)): Promise<Ended | null> {
  // Git has no identity on this machine.
  await publication.keep("Edited: Values", { name: "Ana", email: "" }, ["Eva", "Luis"]);
  return publication.last;
}

test("published files are committed and pushed upstream under the name of the author", async () => {
  write(file, "- saved\n");
  write("content/lists/new.yaml", "[]\n");
  write("program.ts", "half done\n");
  git("add", "program.ts");
  expect(await publish()).toMatchObject({ ending: "sent" });
  const log = ["log", "-1", "--format=%an <%ae> %s", "--name-only", "origin/main"];
  expect(git(...log)).toBe(`Ana <> Edited: Values\n\ncontent/lists/new.yaml\n${file}`);
  expect((await new Publication(root).versions([file], null))[0]?.by).toBe("Ana, Eva, Luis");
  // Staged files beside content/ stay staged.
  expect(git("status", "--porcelain")).toBe("M  program.ts");
  write(file, "- again\n");
});

test("a change rejected after a push by others is kept for publication after a rebase", async () => {
  const theirs = git(...someone, "commit-tree", "HEAD^{tree}", "-p", "HEAD", "-m", "Theirs");
  git("push", "--quiet", "origin", `${theirs}:main`);
  const publication = new Publication(root);
  const said = expect.stringContaining("[rejected]");
  // On a machine whose git knows somebody else.
  git("config", "user.name", "The office");
  git("config", "user.email", "office@example.org");
  expect(await publish(publication)).toMatchObject({ ending: "not_sent", said });
  expect(git("show", `HEAD:${file}`)).toBe("- again");
  expect(git("log", "-1", "--format=%an <%ae>")).toBe("Ana <office@example.org>");
  git(...someone, "pull", "--quiet", "--rebase", "--autostash");
  expect(await publish(publication)).toMatchObject({ ending: "sent" });
});

const hook = join(folder, "origin/hooks/pre-receive");
test.each([
  [
    "a branch that refuses a push",
    () => writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 }),
    { ending: "not_sent", said: expect.stringContaining("[remote rejected]") },
  ],
  [
    "an unreachable remote",
    () => git("remote", "set-url", "origin", join(folder, "nowhere")),
    { ending: "not_sent", said: expect.stringContaining("nowhere") },
  ],
  [
    "a branch without upstream, which is committed here",
    () => git("branch", "--unset-upstream"),
    { ending: "kept" },
  ],
])("%s is reported with the output of git", async (what, prepare, ended) => {
  prepare();
  write(file, `- ${what}\n`);
  expect(await publish()).toMatchObject(ended);
});

test("the subject of a commit names the changed forms in at most 72 characters", () => {
  expect(subjectOf(["About us"])).toBe("Edited: About us");
  const many = subjectOf(["x".repeat(80), "y", "z"]);
  expect(many).toMatch(/^Edited: x+ and 2 more$/);
  expect(many).toHaveLength(72);
});
