import { fork, type ChildProcess } from "node:child_process";
import { constants } from "node:os";
import { built } from "#server/built.ts";
import type { Report, Word } from "#server/site-process.ts";
import { openControl } from "./control.ts";

/** A successor that is not open by then never will be: nothing is built in this time. */
const longestStartMs = 60_000;
/** One that ends more often in a minute would end again. */
const mostEnds = 5;
const minuteMs = 60_000;

/** A process of the site; `opened` rejects with its own words. */
type Site = { readonly process: ChildProcess; readonly opened: Promise<void> };

const tell = (child: ChildProcess, word: Word, handle?: object) =>
  child.send(word, handle as undefined);

/**
 * Keeps one process that serves the site, and a prepared one beside it that takes its place at once when it is killed.
 * One of the next version takes over when `npm run update` asks. All listen on one socket, of which this process holds
 * a copy that it does not read (docs/decisions/0021-update.md): whoever comes between two of them waits, and is answered.
 */
export class Supervisor {
  /** The one that serves, or will. */
  #current: Site | null = null;
  /** The one that waits. */
  #spare: Site | null = null;
  readonly #all = new Set<ChildProcess>();
  #socket: object | null = null;
  #isStopping = false;
  /** Moments at which serving processes ended by themselves, in the last minute. */
  #ends: number[] = [];
  #handingOver: Promise<string | null> | null = null;
  #closeControl = () => {};

  start(): void {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.on(signal, () => this.#stop(signal));
    this.#current = this.#run();
  }

  #stop(signal: NodeJS.Signals): void {
    this.#isStopping = true;
    for (const child of this.#all) child.kill(signal);
  }

  /** The first process opens the socket; each that follows is given it, and waits. */
  #run(): Site {
    const child = fork(built.site, [
      ...process.argv.slice(2),
      ...(this.#socket ? ["--with-socket"] : []),
    ]);
    if (this.#socket) tell(child, { waits: true }, this.#socket);
    this.#all.add(child);
    const faults: string[] = [];
    const opened = Promise.withResolvers<void>();
    const site: Site = { process: child, opened: opened.promise };
    child.on("message", ({ open, settled, fault }: Report, socket?: object) => {
      if (fault) faults.push(fault);
      if (open !== undefined && socket) {
        this.#socket = socket;
        this.#closeControl = openControl(open, () => this.#handOverOnce());
      }
      if (open !== undefined) opened.resolve();
      if (settled) this.#keepSpare();
    });
    child.once("error", opened.reject);
    child.once("exit", (code, signal) => {
      this.#all.delete(child);
      if (site === this.#spare) this.#spare = null;
      const how = signal ?? `code ${code}`;
      const silent = `its process ended with ${how} and gave no reason; its lines in the log of the site may have one`;
      opened.reject(new Error(faults.join("\n") || silent));
      void this.#end(site, signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
    // Only a hand-over waits for it; without one, the process's own lines tell why it did not open.
    opened.promise.catch(() => {});
    return site;
  }

  /** One that could not be prepared is tried again when the next one has opened and settled. */
  #keepSpare(): void {
    if (!this.#isStopping && !this.#handingOver) this.#spare ??= this.#run();
  }

  /** Replaces the one that served when it was killed or has failed; everything ends when it was stopped, or cannot serve. */
  async #end(site: Site, code: number): Promise<void> {
    await this.#handingOver;
    if (site !== this.#current) return;
    const now = performance.now();
    this.#ends = [...this.#ends.filter((at) => now - at < minuteMs), now];
    if (code !== 0 && this.#socket && !this.#isStopping && this.#ends.length <= mostEnds) {
      console.error(`The process that serves has ended with ${code}: another takes its place.`);
      this.#current = this.#spare ?? this.#run();
      this.#spare = null;
      tell(this.#current.process, "serve");
      return;
    }
    this.#closeControl();
    this.#stop("SIGTERM");
    process.exitCode = code;
  }

  /** Two updates at once ask for the same thing. */
  #handOverOnce(): Promise<string | null> {
    this.#handingOver ??= this.#handOver().then((fault) => {
      this.#handingOver = null;
      // The one that waited has made room for the next version.
      if (fault !== null) this.#keepSpare();
      return fault;
    });
    return this.#handingOver;
  }

  /** @returns why the new process did not open, and the old one goes on; null when it did */
  async #handOver(): Promise<string | null> {
    // It is of the old version.
    this.#spare?.process.kill();
    const next = this.#run();
    const limit = setTimeout(() => next.process.kill("SIGKILL"), longestStartMs);
    try {
      // It looks at itself first, and ends where it finds a fault.
      tell(next.process, "serve");
      await next.opened;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      clearTimeout(limit);
    }
    const before = this.#current;
    this.#current = next;
    if (before?.process.connected) tell(before.process, "retire");
    return null;
  }
}
