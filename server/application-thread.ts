/** The entry of the worker thread that runs everything but HTTP: rendering, giving, storage, e-mail. */
import { parentPort, workerData } from "node:worker_threads";
import sharp from "sharp";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { ContentFaults } from "#reader/fault.ts";
import { startFaultOfStorage } from "./start-faults.ts";
import { serveCalls } from "./threads/calls.ts";
import { openApplication } from "./application.ts";
import type { Config } from "./config.ts";
import type { SiteInfo } from "./http/messages.ts";

/** Sent to the main thread: information about the site, or a line for the operator when the application cannot open. */
export type ThreadMessage = { readonly info: SiteInfo } | { readonly fault: string };

const mainThread = parentPort;
if (!mainThread) throw new Error("this module is the entry of a thread");
const send = (message: ThreadMessage) => mainThread.postMessage(message);
const config = workerData as Config;
// sharp's cache would keep 50 MB of pixels that are never used again.
sharp.cache(false);

/** The line of a fault that the operator can fix; null: the program failed. */
function faultLine(error: unknown): string | null {
  if (error instanceof StorageUnavailable) return startFaultOfStorage(error, config).message;
  return error instanceof ContentFaults ? error.message : null;
}

try {
  serveCalls(mainThread, await openApplication(config, (info) => send({ info })));
} catch (error) {
  const fault = faultLine(error);
  if (fault === null) throw error;
  send({ fault });
}
