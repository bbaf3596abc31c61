import cluster, { type Worker } from "node:cluster";
import { constants } from "node:os";
import { join } from "node:path";
import { openControl } from "./control.ts";

/** What a site's process tells its supervisor: the port it is open on, or why it never will be. */
export type Report = { readonly open?: number; readonly fault?: string };

const siteProcess = join(import.meta.dirname, "site-process.ts");
/** A successor that is not open by then never will be: nothing is built in this time. */
const longestStartMs = 60_000;

const isReport = (message: unknown): message is Report =>
  typeof message === "object" && message !== null;

/** Starts a process; `opened` gives its port, or rejects with its own words. */
function run(isSuccessor: boolean): { worker: Worker; opened: Promise<number> } {
  cluster.setupPrimary({
    exec: siteProcess,
    args: isSuccessor ? ["--successor"] : process.argv.slice(2),
  });
  const worker = cluster.fork();
  const opened = new Promise<number>((resolve, reject) => {
    const faults: string[] = [];
    worker.on("message", (message: unknown) => {
      if (!isReport(message)) return;
      if (message.fault) faults.push(message.fault);
      if (message.open !== undefined) resolve(message.open);
    });
    // One that cannot even be started has no end.
    worker.once("error", reject);
    worker.once("exit", (code, signal) => {
      const how = signal ?? `code ${code}`;
      reject(
        new Error(
          faults.join("\n") ||
            `its process ended with ${how} and gave no reason; its lines in the log of the site may have one`,
        ),
      );
    });
  });
  return { worker, opened };
}

/**
 * Keeps one process that serves the site, and hands over to another when `npm run update` asks: the new one
 * is open before the old one is told to end. Both listen on one socket, which this process holds and
 * does not read (docs/decisions/0021-update.md), so no connection falls between them.
 */
export class Supervisor {
  /** The one that serves, or will. */
  #current: Worker | null = null;
  #handingOver: Promise<string | null> | null = null;
  #closeControl = () => {};

  start(): void {
    // The processes take their connections themselves; this one only keeps the socket.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.on("exit", (worker, code: number | null, signal: NodeJS.Signals | null) => {
      void this.#end(worker, signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => this.#signalAll(signal));
    }
    const { worker, opened } = run(false);
    this.#current = worker;
    opened.then(
      (port) => {
        this.#closeControl = openControl(port, () => this.#handOverOnce());
      },
      // Its own lines have told why, and `#end` sees to the rest; one that was never started has neither.
      (error: unknown) => {
        if (worker.process.pid !== undefined) return;
        console.error(error);
        process.exitCode = 1;
      },
    );
  }

  #signalAll(signal: NodeJS.Signals): void {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  }

  /** When the one that serves has ended, everything ends, with its code. */
  async #end(worker: Worker, code: number): Promise<void> {
    await this.#handingOver;
    if (worker !== this.#current) return;
    this.#closeControl();
    this.#signalAll("SIGTERM");
    process.exitCode = code;
  }

  /** Two updates at once ask for the same thing. */
  #handOverOnce(): Promise<string | null> {
    this.#handingOver ??= this.#handOver().finally(() => (this.#handingOver = null));
    return this.#handingOver;
  }

  /** @returns why the new process did not open, and the old one goes on; null when it did */
  async #handOver(): Promise<string | null> {
    const { worker, opened } = run(true);
    const limit = setTimeout(() => worker.process.kill("SIGKILL"), longestStartMs);
    try {
      await opened;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      clearTimeout(limit);
    }
    const before = this.#current;
    this.#current = worker;
    if (before?.isConnected()) before.send("retire");
    return null;
  }
}
