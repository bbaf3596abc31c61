import { addressBlock } from "#domain/spam/address-block.ts";

/** The application has more to do than anybody would wait for. */
export class TooBusy extends Error {
  override readonly name = "TooBusy";
}

export type AdmissionLimits = {
  /** Requests that the application has in its hands: enough that it never waits for the front. */
  readonly atOnce: number;
  /** Those behind them; one more is turned away. */
  readonly mostWaiting: number;
  /** Milliseconds that anybody waits for a turn. */
  readonly longestWaitMs: number;
};

type Waiter = { readonly go: () => void; readonly timer: NodeJS.Timeout };

/** Lets requests through to the application a few at a time: what is sent to us before what is only read. */
export class Admission {
  readonly #limits: AdmissionLimits;
  #running = 0;
  readonly #posts = new Set<Waiter>();
  readonly #reads = new Set<Waiter>();

  constructor(limits: AdmissionLimits = { atOnce: 8, mostWaiting: 200, longestWaitMs: 8000 }) {
    this.#limits = limits;
  }

  /** Nothing runs and nobody waits. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** @throws TooBusy when too many wait, or the turn did not come in time */
  async run<Result>(kind: "post" | "read", work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else await this.#turn(kind);
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #turn(kind: "post" | "read"): Promise<void> {
    const queue = kind === "post" ? this.#posts : this.#reads;
    if (queue.size >= this.#limits.mostWaiting) throw new TooBusy("too many wait");
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.delete(waiter);
        reject(new TooBusy("the turn did not come in time"));
      }, this.#limits.longestWaitMs);
      const waiter: Waiter = { go: resolve, timer };
      queue.add(waiter);
    });
  }

  /** Gives the place that has become free to whoever waits first. */
  #passOn(): void {
    for (const queue of [this.#posts, this.#reads]) {
      const [first] = queue;
      if (!first) continue;
      queue.delete(first);
      clearTimeout(first.timer);
      first.go();
      return;
    }
    this.#running -= 1;
  }
}

/** Pages that are drawn for one network: so many a second for long, and so many at once. */
const perSecond = 20;
const burst = 80;

/** Counts what each network has drawn, as a bucket that fills again. */
export class DrawnPerNetwork {
  readonly #buckets = new Map<string, { left: number; at: number }>();

  /**
   * Takes one drawing from a network's share.
   * @param nowMs of a clock that never goes back
   * @returns false when none is left
   */
  take(address: string, nowMs = performance.now()): boolean {
    const network = addressBlock(address) ?? address;
    const bucket = this.#buckets.get(network) ?? { left: burst, at: nowMs };
    const left = Math.min(burst, bucket.left + ((nowMs - bucket.at) / 1000) * perSecond);
    this.#buckets.delete(network);
    this.#buckets.set(network, { left: Math.max(0, left - 1), at: nowMs });
    // A full bucket says nothing: the networks that were quiet for longest are forgotten.
    if (this.#buckets.size > 10_000) this.#buckets.delete(this.#buckets.keys().next().value ?? "");
    return left >= 1;
  }
}
