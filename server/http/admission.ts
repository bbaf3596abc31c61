import { LRUCache } from "lru-cache";
import { addressBlock } from "#domain/spam/address-block.ts";
import { isLoopback } from "./client-address.ts";
import { isDocument } from "./page-kinds.ts";
import type { RequestContext } from "./request-context.ts";

export class TooBusy extends Error {
  override readonly name = "TooBusy";
}

/** Length of the queue. One more request is refused. */
const maxWaiting = 200;
const maxWaitMs = 8000;

/** Admission control: passes a few requests at a time to the application, and bounds the wait of the others. */
export class Admission {
  readonly #maxRunning: number;
  #running = 0;
  /** Functions that let the waiting requests go on, in the order in which they are served. */
  readonly #queue = new Set<() => void>();

  /** @param maxRunning requests at a time: enough that the application never waits for the main thread */
  constructor(maxRunning: number) {
    this.#maxRunning = maxRunning;
  }

  /** True while no request is handled; then none waits either. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** @throws TooBusy when the queue is full, or the wait was too long */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#maxRunning) this.#running += 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      this.#runNext();
    }
  }

  #wait(): Promise<void> {
    if (this.#queue.size >= maxWaiting) throw new TooBusy("the queue is full");
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      this.#queue.delete(resolve);
      reject(new TooBusy("the wait was too long"));
    }, maxWaitMs);
    this.#queue.add(resolve);
    return promise.finally(() => clearTimeout(timer));
  }

  #runNext(): void {
    const [next] = this.#queue;
    if (!next) this.#running -= 1;
    else if (this.#queue.delete(next)) next();
  }
}

const pagesPerSecond = 20;
const burst = 80;
/** A document takes as long as ten pages; scanners try thousands of addresses that the site does not have. */
const pagesPerDocument = 10;
/** Buckets in memory. One more takes the place of the longest unused: any bucket is full again after four seconds. */
const maxNetworks = 10_000;

/** Limits how many pages are rendered, or forms handled, for one network, by a token bucket for each. */
export class RateLimit {
  readonly #buckets = new LRUCache<string, { tokens: number; at: number }>({ max: maxNetworks });

  /** Takes tokens of the client's network: one for a page. @returns false when there are too few */
  take({ clientAddress, path, handler }: RequestContext): boolean {
    if (isLoopback(clientAddress)) return true;
    const nowMs = performance.now();
    const isUnknown = handler.knownPaths.match(path) === null && !path.endsWith(".data");
    const cost = isDocument(path) || isUnknown ? pagesPerDocument : 1;
    const network = addressBlock(clientAddress) ?? clientAddress;
    const bucket = this.#buckets.get(network) ?? { tokens: burst, at: nowMs };
    const refilled = bucket.tokens + ((nowMs - bucket.at) / 1000) * pagesPerSecond;
    const tokens = Math.min(burst, refilled);
    this.#buckets.set(network, { tokens: tokens >= cost ? tokens - cost : tokens, at: nowMs });
    return tokens >= cost;
  }
}
