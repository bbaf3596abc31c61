import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { withBuildLock } from "./build-lock.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

const folder = temporaryFolder("file");
const lock = join(folder, ".cache/building.lock");

test("a second process waits until the first is done", async () => {
  await withBuildLock(folder, async () => {});
  const code = `new (require("node:sqlite").DatabaseSync)("${lock}").exec("begin exclusive"); console.log(); process.stdin.resume()`;
  const first = spawn(process.execPath, ["-e", code]);
  await once(first.stdout, "data");
  const told = vi.spyOn(console, "log").mockImplementationOnce(() => void first.kill());
  await expect(withBuildLock(folder, async () => "done")).resolves.toBe("done");
  expect(told).toHaveBeenCalledOnce();
});

test("work that fails releases the lock", async () => {
  const fails = withBuildLock(folder, () => Promise.reject(new Error("no ink")));
  await expect(fails).rejects.toThrow("no ink");
  await expect(withBuildLock(folder, async () => "done")).resolves.toBe("done");
});
