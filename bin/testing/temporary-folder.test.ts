import { existsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withTemporaryFolder } from "./temporary-folder.ts";

test("what is left in the folder of the tests goes with it, also when they fail", async () => {
  const before = tmpdir();
  const inside: string[] = [];
  const failing = withTemporaryFolder(async () => {
    inside.push(tmpdir());
    writeFileSync(join(tmpdir(), "left"), "behind");
    await Promise.reject(new Error("as it may"));
  });
  await expect(failing).rejects.toThrow("as it may");
  expect(inside).not.toEqual([before]);
  expect(inside.map(existsSync)).toEqual([false]);
  expect(tmpdir()).toBe(before);
});
