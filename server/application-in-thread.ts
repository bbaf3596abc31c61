import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { createBirpc } from "birpc";
import { built } from "./built.ts";
import { StartFault } from "./start-faults.ts";
import type { Application } from "./application.ts";
import type { Front } from "./application-thread.ts";
import type { Config } from "./config.ts";
import type { SiteInfo } from "./http/messages.ts";

/**
 * Opens the application in a worker thread, so that neither rendering nor a slow disk delays the main thread, which
 * serves HTTP. When the thread ends by itself, or does not answer for a minute, so does the process, and another one takes
 * its place (bin/serve/supervisor.ts).
 * @param onInfo is called when the application is open, and whenever the information changes
 * @returns `opened` rejects with a StartFault when the operator can fix the reason
 */
export function startApplicationThread(config: Config, onInfo: (info: SiteInfo) => void) {
  const thread = new Worker(built.thread, {
    workerData: config,
    // The application needs some 60 MB. Without limits, V8 lets garbage grow to 300 MB before it collects.
    resourceLimits: { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 384 },
  });
  const opened = Promise.withResolvers<void>();
  const own: Front = {
    onInfo(info) {
      onInfo(info);
      opened.resolve();
    },
  };
  const application = createBirpc<Application, Front>(own, {
    post: (message) => thread.postMessage(message),
    on: (take) => thread.on("message", take),
    // A form may wait for a slow disk.
    timeout: -1,
  });
  let isClosing = false;
  // An uncaught error in the thread ends it. Node does not print it, but emits it here.
  thread.on("error", (error: Error) => {
    // A clone, which has lost its class: the name tells it.
    const isFault = error.name === "StartFault";
    isClosing ||= isFault;
    if (!isFault) console.error(error);
    opened.reject(isFault ? new StartFault(error.message) : error);
  });
  thread.once("exit", () => {
    application.$close(new Error("the thread of the application has ended"));
    if (isClosing) return;
    // Only cached pages could be served from here on.
    console.error("The application has ended by itself; the site ends with it.");
    process.exit(1);
  });
  // Node cannot terminate a thread that hangs in a system call, such as one on a lost network disk.
  const kill = (why: string) => {
    console.error(`${why}: its process is killed.`);
    process.kill(process.pid, "SIGKILL");
  };
  const watch = async () => {
    while (!isClosing) {
      await wait(10_000, undefined, { ref: false });
      const limit = wait(60_000, "late", { ref: false });
      const first = await Promise.race([application.ping().catch(() => {}), limit]);
      if (first === "late" && !isClosing) kill("The application has not answered for a minute");
    }
  };
  const close = async () => {
    isClosing = true;
    using _limit = setTimeout(kill, 10_000, "The application does not end");
    await application.close();
    await thread.terminate();
  };
  return {
    application,
    close,
    opened: opened.promise.then(
      () => void watch(),
      async (error: unknown) => {
        isClosing = true;
        await thread.terminate();
        throw error;
      },
    ),
  };
}
