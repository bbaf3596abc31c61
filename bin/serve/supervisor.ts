import { fork, type ChildProcess } from "node:child_process";
import { constants } from "node:os";
import { built } from "#server/built.ts";
import type { Given, Report } from "#server/site-process.ts";
import { openControl } from "./control.ts";

/** A successor that is not open by then never will be: nothing is built in this time. */
const longestStartMs = 60_000;
/** One that ends more often in a minute would end again. */
const mostEnds = 5;
const minuteMs = 60_000;

/** A process of the site; `opened` rejects with its own words. */
type Site = { readonly process: ChildProcess; readonly opened: Promise<void>; isOpen: boolean };

/**
 * Keeps one process that serves the site. One that is killed is replaced at once, and one of the next version takes
 * over when `npm run update` asks. All listen on one socket, of which this process holds a copy that it does not read
 * (docs/decisions/0021-update.md): whoever comes between two of them waits, and is answered.
 */
export class Supervisor {
  /** The one that serves, or will. */
  #current: Site | null = null;
  readonly #all = new Set<ChildProcess>();
  #socket: object | null = null;
  #isStopping = false;
  /** When those that served have ended by themselves. */
  #ends: number[] = [];
  #handingOver: Promise<string | null> | null = null;
  #closeControl = () => {};

  start(): void {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.on(signal, () => this.#stop(signal));
    this.#current = this.#run(false);
  }

  #stop(signal: NodeJS.Signals): void {
    this.#isStopping = true;
    for (const child of this.#all) child.kill(signal);
  }

  #run(isSuccessor: boolean): Site {
    const child = fork(built.site, [
      ...process.argv.slice(2),
      ...(this.#socket ? ["--with-socket"] : []),
    ]);
    if (this.#socket) child.send({ isSuccessor } satisfies Given, this.#socket as never);
    this.#all.add(child);
    const faults: string[] = [];
    const opened = Promise.withResolvers<void>();
    const site: Site = { process: child, opened: opened.promise, isOpen: false };
    child.on("message", ({ open, fault }: Report, socket?: object) => {
      if (fault) faults.push(fault);
      if (open === undefined) return;
      if (socket) {
        this.#socket = socket;
        this.#closeControl = openControl(open, () => this.#handOverOnce());
      }
      site.isOpen = true;
      opened.resolve();
    });
    child.once("error", opened.reject);
    child.once("exit", (code, signal) => {
      this.#all.delete(child);
      const how = signal ?? `code ${code}`;
      const silent = `its process ended with ${how} and gave no reason; its lines in the log of the site may have one`;
      opened.reject(new Error(faults.join("\n") || silent));
      void this.#end(site, signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
    // Only a hand-over waits for it; without one, the process's own lines tell why it did not open.
    opened.promise.catch(() => {});
    return site;
  }

  /** Replaces the one that served when it was killed or has failed; everything ends when it was stopped, or cannot serve. */
  async #end(site: Site, code: number): Promise<void> {
    await this.#handingOver;
    if (site !== this.#current) return;
    const now = performance.now();
    this.#ends = [...this.#ends.filter((at) => now - at < minuteMs), now];
    if (code !== 0 && site.isOpen && !this.#isStopping && this.#ends.length <= mostEnds) {
      console.error(`The process that serves has ended with ${code}: another takes its place.`);
      this.#current = this.#run(false);
      return;
    }
    this.#closeControl();
    this.#stop("SIGTERM");
    process.exitCode = code;
  }

  /** Two updates at once ask for the same thing. */
  #handOverOnce(): Promise<string | null> {
    this.#handingOver ??= this.#handOver().finally(() => (this.#handingOver = null));
    return this.#handingOver;
  }

  /** @returns why the new process did not open, and the old one goes on; null when it did */
  async #handOver(): Promise<string | null> {
    const next = this.#run(true);
    const limit = setTimeout(() => next.process.kill("SIGKILL"), longestStartMs);
    try {
      await next.opened;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      clearTimeout(limit);
    }
    const before = this.#current;
    this.#current = next;
    if (before?.process.connected) before.process.send("retire");
    return null;
  }
}
