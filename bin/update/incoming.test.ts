import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchIncoming, git } from "./incoming.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "lwh-incoming-"));
  git(root, ["init", "--quiet"]);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

test("without a remote the last commit here is published, and that is said", () => {
  const said = vi.spyOn(console, "log").mockReturnValue();
  expect(fetchIncoming(root)).toBeNull();
  expect(said).toHaveBeenCalledWith(expect.stringContaining("the last commit here"));
});

test("with a remote, a branch that follows none is refused with what to type", () => {
  git(root, ["remote", "add", "origin", root]);
  expect(() => fetchIncoming(root)).toThrow("git branch --set-upstream-to=origin/main");
});
