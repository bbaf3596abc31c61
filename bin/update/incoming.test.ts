import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fetchIncoming, git } from "./incoming.ts";

test("with a remote, a branch that follows none is refused with what to type", () => {
  const root = mkdtempSync(join(tmpdir(), "lwh-incoming-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  git(root, ["init", "--quiet"]);
  git(root, ["remote", "add", "origin", root]);
  expect(() => fetchIncoming(root)).toThrow("git branch --set-upstream-to=origin/main");
});
