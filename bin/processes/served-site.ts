import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { built } from "#server/built.ts";
import { environmentNames } from "#server/config.ts";
import { noSettingsFile } from "#server/settings.ts";

export async function freePort(): Promise<number> {
  await using probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  return (probe.address() as AddressInfo).port;
}

/** Waits until an address answers; fails after a minute. */
export async function whenServing(address: string): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch {
      if (Date.now() > giveUpAt) throw new Error(`Nothing answers at ${address}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** The public address of sites that are served for tests. */
export const publicOrigin = "http://localhost:3000";

export type ServedSite = Awaited<ReturnType<typeof serveSite>>;

export type ServeOptions = {
  /** A program with arguments that starts the site, such as a profiler. */
  readonly through?: readonly string[];
  /** `pipe` gives the log to whoever asks for `process.stderr`. Default: the file TEST_SITE_LOG, or our own log. */
  readonly log?: "pipe";
  /** Renders all pages in the background once the site is open, as `npm start` does. */
  readonly drawsAhead?: boolean;
  /** Default: the process that serves. `bin/serve.ts`: under its supervisor, as `npm start` runs it. */
  readonly entry?: string;
  /** A checkout whose site is started as an operator does (`npm start`), instead of this one's process alone. */
  readonly folder?: string;
};

/**
 * Waits until the site prints that it is open. Requests would not do: another process may have got the same free port.
 * @throws Error when the site ended before
 */
async function whenOpen(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const stdout = child.stdout!;
  let said = "";
  for await (const part of stdout.iterator({ destroyOnReturn: false })) {
    said += String(part);
    if (!said.includes("is open at")) continue;
    // A full pipe would block the site.
    stdout.resume();
    return;
  }
  await ended;
  throw new Error(`The server stopped with code ${child.exitCode} before it was open.`);
}

/** Serves the built site on a free port, with an empty database. */
export async function serveSite(
  env: Record<string, string> = {},
  { through = [], log, drawsAhead = false, entry = built.site, folder }: ServeOptions = {},
) {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "long-way-home-"));
  const origin = `http://127.0.0.1:${port}`;
  const [program = process.execPath, ...args] = [...through, process.execPath];
  args.push(...(folder === undefined ? [entry] : ["bin/start.mjs", "start"]));
  // Allows an empty database.
  args.push("--new");
  if (!drawsAhead && folder === undefined) args.push("--draws-when-asked");
  const { TEST_SITE_LOG: logFile } = process.env;
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      ...process.env,
      // A developer's own settings are not meant for this site.
      ...Object.fromEntries(environmentNames.map((name) => [name, ""])),
      SETTINGS: noSettingsFile,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      SITE_URL: publicOrigin,
      ...env,
    },
    stdio: ["ignore", "pipe", log ?? (logFile ? openSync(logFile, "a") : "inherit")],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  try {
    await whenOpen(child, ended);
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
  return {
    origin,
    dataDir,
    process: child,
    async stop(): Promise<void> {
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
