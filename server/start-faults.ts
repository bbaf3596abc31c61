import { once } from "node:events";
import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { isAbsolute, relative } from "node:path";
import { fillTemplate } from "#domain/language/language.ts";
import { isPublicSite } from "#reader/site-url.ts";
import type { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { configFault, type Config } from "./config.ts";
import { readSite } from "./settings.ts";

/** A problem that the operator can fix; the message is one line with all they need. */
export class StartFault extends Error {
  override readonly name = "StartFault";
}

/** Listens at a socket that listens already, or else at the operator's port and host. @throws StartFault */
export async function listen(server: Server, { port, host }: Config, socket: object | null = null) {
  const faultOf = (name: string, value: string | number, rule: string) =>
    new StartFault(configFault(name, { [name]: String(value) }, rule));
  await once(server.listen(socket ?? { port, host }), "listening").catch(
    (error: NodeJS.ErrnoException) => {
      switch (error.code) {
        case "EACCES":
          throw faultOf("PORT", port, "a port this user may listen on, such as 3000");
        case "EADDRINUSE":
          throw faultOf("PORT", port, "a port that no other program listens on; this one is taken");
        case "EADDRNOTAVAIL":
        case "EINVAL":
        case "ENOTFOUND":
          throw faultOf("HOST", host, "an address of this machine to listen on, such as 0.0.0.0");
      }
      throw new Error(`cannot listen: ${error.message}`, { cause: error });
    },
  );
}

/** The fault of a database that cannot be opened. */
export function startFaultOfStorage(error: StorageUnavailable, config: Config): StartFault {
  const state = stateOf(error);
  if (config.databaseUrl === null) {
    const rule = `the path of a folder whose database can be opened; this one is ${state}`;
    return new StartFault(configFault("DATA_DIR", { DATA_DIR: config.dataDir }, rule));
  }
  const rule = `the address of a PostgreSQL database that can be used; this one is ${state}`;
  return new StartFault(configFault("DATABASE_URL", { DATABASE_URL: config.databaseUrl }, rule));
}

const details: Partial<Record<StorageUnavailable["reason"], string>> = {
  empty: "no site was in {of}; set DATA_DIR or DATABASE_URL as the site has it",
  gone: "a site was in {of}",
  full: "{of} are free, which is not enough for a message with pictures",
  newer: `it holds "{of}", which this version does not know: start the newer version, or use a backup from before`,
  older: "it is of before 2026-11-26: open it once with a version of that day",
};

export function detailOf({ reason, of, cause }: StorageUnavailable): string {
  return cause instanceof Error ? cause.message : fillTemplate(details[reason] ?? "", { of });
}

/** The reason, and for one that does not end by itself, what to do. */
function stateOf(error: StorageUnavailable): string {
  const { reason } = error;
  const detail = detailOf(error);
  if (reason === "newer" || reason === "older") return `${reason}: ${detail}`;
  if (reason === "empty" || reason === "gone")
    return `${reason} (${detail}): set it to where the data are, bring them back with npm run restore, or open a new site with npm start -- --new`;
  if (reason !== "damaged") return detail ? `${reason} (${detail})` : reason;
  return `damaged (${detail}): move it away and restore a backup with npm run restore`;
}

/** @throws StartFault when another program listens there */
export async function requireFreePort(config: Config): Promise<void> {
  const server = createServer();
  await listen(server, config);
  await new Promise((resolve) => server.close(resolve));
}

/**
 * A warning for a public site whose data folder is inside the program's folder, where a deploy may delete it.
 * @returns null when it is elsewhere
 */
export function dataDirWarning(
  { dataDir, databaseUrl, siteUrl }: Pick<Config, "dataDir" | "databaseUrl" | "siteUrl">,
  programDir: string,
): string | null {
  const path = relative(programDir, dataDir);
  const isInside = !path.startsWith("..") && !isAbsolute(path);
  if (databaseUrl !== null || !isInside || !isPublicSite(siteUrl)) return null;
  return `DATA_DIR is ${JSON.stringify(dataDir)}, among the files of the program: whatever clears that folder for a new version takes all messages and gifts with it. Set it to a folder elsewhere.`;
}

/**
 * Reads the settings, makes the data folder where it does not exist, and calls `work`.
 * @param onFault takes each line about something that the operator can fix
 * @returns false when the settings have faults, the folder cannot be used, or `work` threw a `StartFault`
 */
export async function withSettings(
  environment: Readonly<Record<string, string | undefined>>,
  onFault: (line: string) => void,
  work: (config: Config) => Promise<void>,
): Promise<boolean> {
  const read = readSite(environment);
  if ("faults" in read) {
    for (const fault of read.faults) onFault(fault);
    return false;
  }
  const { dataDir } = read.config;
  const refuseFolder = ({ code }: NodeJS.ErrnoException) => {
    const rule = `the path of a folder that this user can make, read and write (${code})`;
    const given = { DATA_DIR: read.environment.DATA_DIR || dataDir };
    throw new StartFault(configFault("DATA_DIR", given, rule));
  };
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch(refuseFolder);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK).catch(refuseFolder);
    await work(read.config);
    return true;
  } catch (error) {
    const { name, message } = error as Error;
    // Not by its class, without which it arrives from the worker thread.
    if (name !== "StartFault") throw error;
    onFault(message);
    return false;
  }
}
