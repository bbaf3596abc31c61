import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { createBirpc } from "birpc";
import { built } from "./built.ts";
import type { Application, SiteInfo } from "./application.ts";
import type { Front } from "./application-thread.ts";
import type { Config } from "./config.ts";

/**
 * Opens the application in a worker thread, so that neither rendering nor a slow disk delays the main thread, which
 * serves HTTP. When the thread ends by itself, or does not answer for a minute, so does the process, and another one takes
 * its place (bin/serve/supervisor.ts).
 * @param onInfo is called when the application is open, and whenever the information changes
 * @returns `opened` rejects with a StartFault, by its name alone, when the operator can fix the reason
 */
export function startApplicationThread(config: Config, onInfo: (info: SiteInfo) => void) {
  const thread = new Worker(built.thread, {
    workerData: config,
    // The application needs some 60 MB. Without limits, V8 lets garbage grow to 300 MB before it collects.
    resourceLimits: { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 384 },
  });
  const application = createBirpc<Application, Front>(
    { onInfo },
    {
      post: (message) => thread.postMessage(message),
      on: (take) => thread.on("message", take),
      // A form may wait for a slow disk.
      timeout: -1,
    },
  );
  // Node cannot terminate a thread that hangs in a system call, such as one on a lost network disk.
  const kill = (why: string) => {
    console.error(`${why}: its process is killed.`);
    process.kill(process.pid, "SIGKILL");
  };
  const ping = async () => {
    using _limit = setTimeout(kill, 60_000, "The application has not answered for a minute");
    await application.ping();
  };
  const close = async () => {
    using _limit = setTimeout(kill, 10_000, "The application does not end");
    await application.close();
    await thread.terminate();
  };
  // An error that ends the thread before its first message rejects this; a later one ends the process.
  const opened = once(thread, "message").then(() => void setInterval(ping, 10_000).unref());
  return { application, close, opened };
}
