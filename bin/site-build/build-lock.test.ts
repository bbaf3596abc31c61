import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { withBuildLock } from "./build-lock.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

const folder = temporaryFolder("file");

test("a second process waits until the first is done", async () => {
  const steps: string[] = [];
  const [begun, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const work = async () => {
    begun.resolve();
    await free.promise;
    steps.push("first");
  };
  const first = withBuildLock(folder, work);
  await begun.promise;
  vi.spyOn(console, "log").mockImplementationOnce(() => free.resolve());
  const second = withBuildLock(folder, async () => void steps.push("second"));
  await Promise.all([first, second]);
  expect(steps).toEqual(["first", "second"]);
});

test("work that fails releases the lock", async () => {
  const fails = withBuildLock(folder, () => Promise.reject(new Error("no ink")));
  await expect(fails).rejects.toThrow("no ink");
  await expect(withBuildLock(folder, async () => "done")).resolves.toBe("done");
});

test("a killed process leaves no lock", async () => {
  const lock = join(folder, ".cache/building.lock");
  const code = `new (require("node:sqlite").DatabaseSync)("${lock}").exec("begin exclusive"); process.kill(process.pid, "SIGKILL")`;
  expect(spawnSync(process.execPath, ["-e", code]).signal).toBe("SIGKILL");
  await expect(withBuildLock(folder, async () => "done")).resolves.toBe("done");
});
