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

/** The listening handle that a process has sent. */
type Socket = { close(): void };

/**
 * Runs the process that serves the site, and another one when that is killed. `npm run update` has a process of the next
 * version take over. All listen on one socket, of which the supervisor keeps a copy open without accepting connections
 * (docs/decisions/0021-update.md): visitors who connect between two processes wait in its queue, and are not refused.
 */
export class Supervisor {
  /** The process that serves, or that starts while none does. */
  #current: ChildProcess | null = null;
  #socket: Socket | null = null;
  readonly #stopping = new AbortController();
  /** Times at which serving processes ended by themselves, in the last minute. */
  #exits: number[] = [];
  readonly #changes = new PQueue({ concurrency: 1 });

  start(): void {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.on(signal, () => this.#stop());
    void this.#replace().catch(() => {});
  }

  #stop(): void {
    // Else visitors would wait in a queue that nobody serves any more.
    this.#socket?.close();
    this.#stopping.abort();
  }

  /**
   * Has a new process serve instead of the present one. The first one opens the socket; the others get it, and open when
   * they have checked themselves.
   * @throws Error with the reason why it did not open
   */
  async #replace(): Promise<void> {
    const options = this.#socket ? ["--with-socket"] : [];
    const child = fork(built.site, [...process.argv.slice(2), ...options], {
      signal: this.#stopping.signal,
    });
    this.#current ??= child;
    using _limit = this.#socket && setTimeout(() => child.kill("SIGKILL"), startTimeoutMs);
    if (this.#socket) {
      child.send({ waits: true } satisfies Order, this.#socket as never);
      child.send("serve" satisfies Order);
    }
    const faults: string[] = [];
    const opened = Promise.withResolvers<void>();
    child.on("message", ({ open, fault }: Report, socket?: Socket) => {
      if (fault) faults.push(fault);
      if (open !== undefined && socket) {
        this.#socket = socket;
        openControl(open, () => this.#handOver());
      }
      if (open !== undefined) opened.resolve();
    });
    child.on("error", opened.reject);
    child.once("exit", (code, signal) => {
      const how = signal ?? `code ${code}`;
      const noReason = `its process ended with ${how} and gave no reason; its lines in the log of the site may have one`;
      opened.reject(new Error(faults.join("\n") || noReason));
      if (child === this.#current)
        this.#onExit(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
    await opened.promise;
    const previous = this.#current;
    this.#current = child;
    if (previous !== child && previous?.connected) previous.send("retire" satisfies Order);
  }

  /** Replaces a serving process that was killed or has failed. After a normal stop, or too many failures, all end. */
  #onExit(code: number): void {
    this.#current = null;
    void this.#changes.add(async () => {
      // A hand-over was under way.
      if (this.#current) return;
      const now = performance.now();
      this.#exits = [...this.#exits.filter((at) => now - at < minuteMs), now];
      const mayReplace = this.#exits.length <= maxExitsPerMinute && !this.#stopping.signal.aborted;
      if (code !== 0 && this.#socket && mayReplace) {
        console.error(`The process that serves has ended with ${code}: another takes its place.`);
        return this.#replace().catch(() => {});
      }
      this.#stop();
      process.exitCode = code;
    });
  }

  /** Has a new process take over. @throws Error with the reason why the old one goes on */
  #handOver(): Promise<void> {
    return this.#changes.add(async () => {
      if (this.#stopping.signal.aborted) throw new Error("the site is stopping");
      await this.#replace();
    });
  }
}
