import { LRUCache } from "lru-cache";
import type PQueue from "p-queue";
import { addressBlock } from "#domain/spam/address-block.ts";
import { isLoopback } from "./client-address.ts";
import { isDocument } from "./page-kinds.ts";
import type { RequestContext } from "./request-context.ts";

/** Length of the queue. One more request is refused. */
const maxWaiting = 200;
const maxWaitMs = 8000;

/**
 * Passes a request to the application in its turn, and bounds its wait.
 * @returns null when the queue is full, or the wait was too long
 */
export async function admit<Result>(queue: PQueue, work: () => Promise<Result>) {
  if (queue.size >= maxWaiting) return null;
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), maxWaitMs);
  const begin = () => {
    clearTimeout(timer);
    return work();
  };
  return queue.add(begin, { signal: wait.signal }).catch((error: unknown) => {
    if (wait.signal.aborted) return null;
    throw error;
  });
}

/** Pages for one network in four seconds: twenty a second, and as many at once as a school opens. */
const maxPages = 80;
const periodMs = 4000;
/** A document takes as long as ten pages; scanners try thousands of addresses that the site does not have. */
const pagesPerDocument = 10;

/** Limits how many pages are rendered, or forms handled, for one network in a period that begins with its first request. */
export class RateLimit {
  readonly #taken = new LRUCache<string, number>({ max: 10_000, ttl: periodMs, noUpdateTTL: true });

  /** @returns false when the client's network has taken too many pages already */
  take({ clientAddress, path, handler }: RequestContext): boolean {
    if (isLoopback(clientAddress)) return true;
    const isUnknown = handler.knownPaths.match(path) === null && !path.endsWith(".data");
    const cost = isDocument(path) || isUnknown ? pagesPerDocument : 1;
    const network = addressBlock(clientAddress) ?? clientAddress;
    const taken = (this.#taken.get(network) ?? 0) + cost;
    if (taken > maxPages) return false;
    this.#taken.set(network, taken);
    return true;
  }
}
