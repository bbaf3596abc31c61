import { fork, type ChildProcess } from "node:child_process";
import { constants } from "node:os";
import PQueue from "p-queue";
import { built } from "#server/built.ts";
import type { Report, Order } from "#server/site-process.ts";
import { openControl } from "./control.ts";

/** A new process that is not open after this time never will be: nothing is built meanwhile. */
export const startTimeoutMs = 60_000;
/** A site whose process ends more often than this in a minute would end again. */
const maxExitsPerMinute = 5;
const minuteMs = 60_000;

/** A process of the site. `opened` rejects with its own report of the fault. */
type Site = { readonly process: ChildProcess; readonly opened: Promise<void> };

/** The listening handle that a process has sent. */
type Socket = { close(): void };

const send = (child: ChildProcess, order: Order, handle?: object) =>
  child.send(order, handle as undefined);

/**
 * Runs the process that serves the site, and another one when that is killed. `npm run update` has a process of the next
 * version take over. All listen on one socket, of which the supervisor keeps a copy open without accepting connections
 * (docs/decisions/0021-update.md): visitors who connect between two processes wait in its queue, and are not refused.
 */
export class Supervisor {
  /** The process that serves, or is starting to. */
  #current: Site | null = null;
  readonly #all = new Set<ChildProcess>();
  #socket: Socket | null = null;
  #isStopping = false;
  /** Times at which serving processes ended by themselves, in the last minute. */
  #exits: number[] = [];
  readonly #handOvers = new PQueue({ concurrency: 1 });

  start(): void {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.on(signal, () => this.#stop());
    this.#current = this.#run();
  }

  #stop(): void {
    this.#isStopping = true;
    // Else visitors would wait in a queue that nobody serves any more.
    this.#socket?.close();
    for (const child of this.#all) child.kill("SIGTERM");
  }

  /** Starts a process. The first one opens the socket; the others get it, prepare, and wait for "serve". */
  #run(): Site {
    const child = fork(built.site, [
      ...process.argv.slice(2),
      ...(this.#socket ? ["--with-socket"] : []),
    ]);
    if (this.#socket) send(child, { waits: true }, this.#socket);
    this.#all.add(child);
    const faults: string[] = [];
    const opened = Promise.withResolvers<void>();
    const site: Site = { process: child, opened: opened.promise };
    child.on("message", ({ open, fault }: Report, socket?: Socket) => {
      if (fault) faults.push(fault);
      if (open !== undefined && socket) {
        this.#socket = socket;
        openControl(open, () => this.#handOver());
      }
      if (open !== undefined) opened.resolve();
    });
    child.once("error", opened.reject);
    child.once("exit", (code, signal) => {
      this.#all.delete(child);
      const how = signal ?? `code ${code}`;
      const noReason = `its process ended with ${how} and gave no reason; its lines in the log of the site may have one`;
      opened.reject(new Error(faults.join("\n") || noReason));
      void this.#onExit(site, signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
    // Only a hand-over awaits it; otherwise the process has printed why it did not open.
    opened.promise.catch(() => {});
    return site;
  }

  /** Replaces a serving process that was killed or has failed. After a normal stop, or too many failures, all end. */
  async #onExit(site: Site, code: number): Promise<void> {
    await this.#handOvers.onIdle();
    if (site !== this.#current) return;
    const now = performance.now();
    this.#exits = [...this.#exits.filter((at) => now - at < minuteMs), now];
    const mayReplace = this.#exits.length <= maxExitsPerMinute && !this.#isStopping;
    if (code !== 0 && this.#socket && mayReplace) {
      console.error(`The process that serves has ended with ${code}: another takes its place.`);
      this.#current = this.#run();
      await this.#open(this.#current).catch(() => {});
      return;
    }
    this.#stop();
    process.exitCode = code;
  }

  /** Has a process open. One that takes too long is killed. */
  async #open({ process: child, opened }: Site): Promise<void> {
    const timeout = setTimeout(() => child.kill("SIGKILL"), startTimeoutMs);
    send(child, "serve");
    await opened.finally(() => clearTimeout(timeout));
  }

  /** Has a new process take over. @throws Error with the reason why the old one goes on */
  #handOver(): Promise<void> {
    return this.#handOvers.add(async () => {
      if (this.#isStopping) throw new Error("the site is stopping");
      const next = this.#run();
      // The process checks itself before it opens, and ends when it finds a fault.
      await this.#open(next);
      const previous = this.#current;
      this.#current = next;
      if (previous?.process.connected) send(previous.process, "retire");
    });
  }
}
