/** The thread in which everything but the front runs: pages are drawn, gifts are kept, e-mails are sent. */
import { parentPort, workerData } from "node:worker_threads";
import sharp from "sharp";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { ContentFaults } from "#reader/fault.ts";
import { startFaultOfStorage } from "./start-faults.ts";
import { answerCalls } from "./threads/calls.ts";
import { openApplication } from "./application.ts";
import type { Config } from "./config.ts";
import type { SiteFacts } from "./http/asked.ts";

/** Tells the front: what it must know of the site, or why the application cannot be opened. */
export type Told = { readonly facts: SiteFacts } | { readonly fault: string };

const front = parentPort;
if (!front) throw new Error("this module is the start of a thread");
const tell = (told: Told) => front.postMessage(told);
const config = workerData as Config;
// 50 MB of pixels that nobody asks for again.
sharp.cache(false);

/** A line that the operator can act on; null: the program failed. */
function faultLine(error: unknown): string | null {
  if (error instanceof StorageUnavailable) return startFaultOfStorage(error, config).message;
  return error instanceof ContentFaults ? error.message : null;
}

try {
  answerCalls(front, await openApplication(config, (facts) => tell({ facts })));
} catch (error) {
  const fault = faultLine(error);
  if (fault === null) throw error;
  tell({ fault });
}
