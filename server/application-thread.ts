/** The entry of the worker thread that runs everything but HTTP: rendering, giving, storage, e-mail. */
import { parentPort, workerData } from "node:worker_threads";
import sharp from "sharp";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { ContentFaults } from "#reader/fault.ts";
import { startFaultOfStorage } from "./start-faults.ts";
import { openApplication, type Application } from "./application.ts";
import type { Config } from "./config.ts";
import type { SiteInfo } from "./http/messages.ts";

/** A call by the main thread. Arguments, results and errors are structured clones. */
export type Call = {
  readonly id: number;
  readonly name: keyof Application;
  readonly args: readonly unknown[];
};

type Calls = Readonly<Record<Call["name"], (...args: never[]) => Promise<unknown>>>;

/** Information about the site; a line for the operator when the application cannot open; or the outcome of a call. */
export type ThreadMessage =
  | { readonly info: SiteInfo }
  | { readonly fault: string }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: unknown };

const mainThread = parentPort;
if (!mainThread) throw new Error("this module is the entry of a thread");
const send = (message: ThreadMessage) => mainThread.postMessage(message);
const config = workerData as Config;
// sharp's cache would keep 50 MB of pixels that are never used again.
sharp.cache(false);

try {
  const application: Calls = await openApplication(config, (info) => send({ info }));
  mainThread.on("message", async ({ id, name, args }: Call) => {
    try {
      send({ id, result: await application[name](...(args as never[])) });
    } catch (error) {
      send({ id, error });
    }
  });
} catch (error) {
  // The operator can fix these two; at any other error the program failed.
  if (error instanceof StorageUnavailable)
    send({ fault: startFaultOfStorage(error, config).message });
  else if (error instanceof ContentFaults) send({ fault: error.message });
  else throw error;
}
