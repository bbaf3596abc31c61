import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { createBirpc } from "birpc";
import { built } from "./built.ts";
import { StartFault } from "./start-faults.ts";
import type { Application } from "./application.ts";
import type { Front } from "./application-thread.ts";
import type { Config } from "./config.ts";
import { TooBusy } from "./http/admission.ts";
import type { SiteInfo } from "./http/messages.ts";

/**
 * Opens the application in a worker thread, so that neither rendering nor a slow disk delays the main thread, which
 * serves HTTP. When the thread ends by itself, so does the process.
 * @param onInfo is called when the application is open, and whenever the information changes
 * @param onHang is called each minute in which the application does not answer, as when its disk hangs
 * @returns `opened` rejects with a StartFault when the operator can fix the reason
 */
export function startApplicationThread(
  config: Config,
  onInfo: (info: SiteInfo) => void,
  onHang: () => void,
) {
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
  const watch = async () => {
    while (!isClosing) {
      await wait(10_000, undefined, { ref: false });
      const [answer, limit] = [application.ping(), wait(60_000, "late", { ref: false })];
      const first = await Promise.race([answer.catch(() => {}), limit]);
      if (first !== "late" || isClosing) continue;
      onHang();
      // Visitors who wait are asked to try again, when another process has taken over.
      application.$rejectPendingCalls(({ reject }) => reject(new TooBusy("the application hangs")));
    }
  };
  const close = async () => {
    isClosing = true;
    // Node cannot terminate a thread that hangs in a system call, such as one on a lost network disk.
    const limit = setTimeout(() => {
      console.error("The application does not end: its process is killed.");
      process.kill(process.pid, "SIGKILL");
    }, 10_000);
    await application.close();
    await thread.terminate();
    clearTimeout(limit);
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
