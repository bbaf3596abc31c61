import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commitOf, git } from "./commit.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";

test("an uncommitted file among the published ones marks the commit as dirty", () => {
  const root = temporaryFolder();
  expect(commitOf(root)).toBeNull();
  const who = ["-c", "user.name=Ana", "-c", "user.email=ana@example.org"];
  const write = (file: string) => writeFileSync(join(root, file), "words");
  git(root, ["init", "--quiet"]);
  mkdirSync(join(root, "content"));
  write("content/site.yaml");
  git(root, ["add", "."]);
  git(root, [...who, "commit", "--quiet", "--message", "one"]);
  expect(commitOf(root)).toMatch(/^[0-9a-f]{12}$/);
  write("notes-of-somebody.txt");
  expect(commitOf(root)).toMatch(/^[0-9a-f]{12}$/);
  write("content/new-article.yaml");
  expect(commitOf(root)).toMatch(/^[0-9a-f]{12}-dirty$/);
});
