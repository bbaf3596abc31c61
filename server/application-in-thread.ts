import { Worker } from "node:worker_threads";
import { built } from "./built.ts";
import { StartFault } from "./start-faults.ts";
import { callsTo } from "./threads/calls.ts";
import type { Application } from "./application.ts";
import type { Config } from "./config.ts";
import type { SiteFacts } from "./http/asked.ts";
import type { Told } from "./application-thread.ts";

const names = [
  "answer",
  "health",
  "webhook",
  "metrics",
  "startBackground",
  "close",
] as const satisfies readonly (keyof Application)[];

/**
 * Opens the application in a thread of its own: neither a page that is drawn nor a slow disk holds up the front.
 * @param onFacts is given what the front must know, first when the application is open
 * @param onEnd is called when the thread ends by itself: nothing but the kept pages can be served any more
 * @throws StartFault when the operator can mend what is wrong
 */
export async function applicationInThread(
  config: Config,
  onFacts: (facts: SiteFacts) => void,
  onEnd: () => void,
): Promise<Application> {
  const thread = new Worker(built.thread, {
    workerData: config,
    // It holds some 60 MB. Without limits V8 lets garbage grow to 300 before it looks.
    resourceLimits: { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 384 },
  });
  const opened = Promise.withResolvers<void>();
  thread.on("message", (told: Told | { id: number }) => {
    if ("facts" in told) {
      onFacts(told.facts);
      opened.resolve();
    } else if ("fault" in told) opened.reject(new StartFault(told.fault));
  });
  let isClosing = false;
  // An error that nobody caught in the thread ends it; Node gives it here and has not printed it.
  thread.on("error", (error) => {
    console.error(error);
    opened.reject(error);
  });
  thread.once("exit", () => {
    opened.reject(new Error("the application ended before it was open"));
    if (!isClosing) onEnd();
  });
  const calls = callsTo<Application>(thread, names);
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
