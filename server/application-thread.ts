/** The entry of the worker thread that runs everything but HTTP: rendering, giving, storage, e-mail. */
import { parentPort, workerData } from "node:worker_threads";
import { createBirpc } from "birpc";
import sharp from "sharp";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { ContentFaults } from "#reader/fault.ts";
import { StartFault, startFaultOfStorage } from "./start-faults.ts";
import { openApplication, type Application, type SiteInfo } from "./application.ts";
import type { Config } from "./config.ts";

/** The function that this thread calls in the main thread. Arguments, results and errors are structured clones. */
export type Front = { onInfo(info: SiteInfo): void };

const functions: Partial<Application> = {};
const front = createBirpc<Front>(functions, {
  post: (message) => parentPort!.postMessage(message),
  on: (take) => parentPort!.on("message", take),
});
const config = workerData as Config;
// sharp's cache would keep 50 MB of pixels that are never used again.
sharp.cache(false);

try {
  Object.assign(functions, await openApplication(config, front.onInfo.asEvent));
} catch (error) {
  // The operator can fix these two; at any other error the program failed.
  if (error instanceof StorageUnavailable) throw startFaultOfStorage(error, config);
  throw error instanceof ContentFaults ? new StartFault(error.message) : error;
}
