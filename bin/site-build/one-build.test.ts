import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#reader/project-root.ts";
import { oneBuild } from "./one-build.ts";

/** Starts a command, and ends it once it has said something. @returns what it said */
async function firstWords(file: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [join(projectRoot, "bin", file), ...args], {
    env: { ...process.env, SETTINGS: "none" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  child.kill();
  await once(child, "close");
  return String(said);
}

/** Somebody may really be building here: then this waits for them first. */
const longestBuildMs = 300_000;

test(
  "whoever builds or publishes while a build is at work in the folder waits, and says for what",
  async () => {
    await oneBuild(projectRoot, async () => {
      const said = await Promise.all([
        firstWords("build.ts"),
        firstWords("update.ts", "--no-fetch"),
      ]);
      for (const words of said)
        expect(words).toBe("Another build or update is at work in this folder: waiting for it.\n");
    });
  },
  longestBuildMs,
);
