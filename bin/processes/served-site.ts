import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { built } from "#server/built.ts";
import { noSettingsFile } from "#server/settings.ts";

/** A port nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Waits until the address answers at all; gives up after a minute, which a busy machine may take. */
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

/** The address the build writes its pages for when nobody sets another: serving under it writes nothing anew. */
export const publicOrigin = "http://localhost:3000";

export type ServedSite = {
  origin: string;
  dataDir: string;
  process: ChildProcess;
  stop: () => Promise<void>;
};

export type ServeOptions = {
  /** A program that starts the one after it, with its arguments. */
  readonly through?: readonly string[];
  /** `pipe` gives the log to whoever asks for `process.stderr`. Default: the file TEST_SITE_LOG, or our own log. */
  readonly log?: "pipe";
  /** Draws all pages in the background once it is open, as `npm start` does. */
  readonly drawsAhead?: boolean;
  /** Default: the process that serves. `bin/serve.ts`: under its supervisor, as `npm start` runs it. */
  readonly entry?: string;
  /** A checkout whose site is started as an operator does (`npm start`), instead of this one's process alone. */
  readonly folder?: string;
};

/**
 * Until the site itself says that it is open: what answers on its port may be another one that was given the same
 * free port at the same moment.
 * @throws Error when it ended without saying so
 */
async function whenOpen(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const stdout = child.stdout!;
  let said = "";
  for await (const part of stdout.iterator({ destroyOnReturn: false })) {
    said += String(part);
    if (!said.includes("is open at")) continue;
    // Nobody reads on, and a full pipe would stop the site.
    stdout.resume();
    return;
  }
  await ended;
  throw new Error(`The server stopped with code ${child.exitCode} before it was open.`);
}

/** The built site on a port of its own, with an empty database. */
export async function serveSite(
  env: Record<string, string> = {},
  { through = [], log, drawsAhead = false, entry = built.site, folder }: ServeOptions = {},
): Promise<ServedSite> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "long-way-home-"));
  const origin = `http://127.0.0.1:${port}`;
  const [program = process.execPath, ...args] = [...through, process.execPath];
  args.push(...(folder === undefined ? [entry] : ["bin/start.mjs", "start"]));
  // Its folder is empty, and its address looks public.
  args.push("--new");
  if (!drawsAhead && folder === undefined) args.push("--draws-when-asked");
  const { TEST_SITE_LOG: logFile } = process.env;
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      ...process.env,
      // A developer's own settings are not meant for this site.
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
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
