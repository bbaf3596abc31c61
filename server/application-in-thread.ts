import { Worker } from "node:worker_threads";
import { built } from "./built.ts";
import { StartFault } from "./start-faults.ts";
import { remoteCalls } from "./threads/calls.ts";
import type { Application } from "./application.ts";
import type { ThreadMessage } from "./application-thread.ts";
import type { Config } from "./config.ts";
import type { SiteInfo } from "./http/messages.ts";

const names = [
  "answer",
  "health",
  "webhook",
  "metrics",
  "startBackground",
  "close",
] as const satisfies readonly (keyof Application)[];

/**
 * Opens the application in a worker thread, so that neither rendering nor a slow disk delays the main thread, which
 * serves HTTP.
 * @param onInfo is called when the application is open, and whenever the information changes
 * @param onEnd is called when the thread ends by itself: only cached pages can be served from then on
 * @throws StartFault when the operator can fix the reason
 */
export async function openApplicationInThread(
  config: Config,
  onInfo: (info: SiteInfo) => void,
  onEnd: () => void,
): Promise<Application> {
  const thread = new Worker(built.thread, {
    workerData: config,
    // The application needs some 60 MB. Without limits, V8 lets garbage grow to 300 MB before it collects.
    resourceLimits: { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 384 },
  });
  const opened = Promise.withResolvers<void>();
  thread.on("message", (message: ThreadMessage | { id: number }) => {
    if ("info" in message) {
      onInfo(message.info);
      opened.resolve();
    } else if ("fault" in message) opened.reject(new StartFault(message.fault));
  });
  let isClosing = false;
  // An uncaught error in the thread ends it. Node does not print it, but emits it here.
  thread.on("error", (error) => {
    console.error(error);
    opened.reject(error);
  });
  thread.once("exit", () => {
    opened.reject(new Error("the application ended before it was open"));
    if (!isClosing) onEnd();
  });
  const calls = remoteCalls<Application>(thread, names);
  try {
    await opened.promise;
  } catch (error) {
    isClosing = true;
    await thread.terminate();
    throw error;
  }
  return {
    ...calls,
    async close() {
      isClosing = true;
      await calls.close();
      await thread.terminate();
    },
  };
}
