import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { build } from "../bin/build.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built site is served during these tests. */
    origin: string;
    /** The DATA_DIR of that server. */
    dataDir: string;
  }
}

const startLimitMs = 20_000;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function isServing(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`)).status === 200;
  } catch {
    return false;
  }
}

/** Builds what is stale and serves the site as `npm start` does, for all tests of pages and journeys. */
export default async function setup(project: TestProject) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "long-way-home-test-"));
  await build();
  const server = spawn(process.execPath, ["bin/serve.ts"], {
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir, NODE_ENV: "test" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const giveUpAt = Date.now() + startLimitMs;
  while (!(await isServing(origin))) {
    if (server.exitCode !== null) throw new Error(`The server stopped with code ${server.exitCode}.`);
    if (Date.now() > giveUpAt) throw new Error(`The server did not answer at ${origin}/healthz.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  project.provide("origin", origin);
  project.provide("dataDir", dataDir);
  return () =>
    new Promise<void>((resolve) => {
      server.once("exit", () => {
        rmSync(dataDir, { recursive: true, force: true });
        resolve();
      });
      server.kill("SIGTERM");
    });
}
