import { LRUCache } from "lru-cache";
import type { SiteInfo } from "../application.ts";
import { tagOf } from "./cached-response.ts";
import { encode, quickly, well, type Encoded } from "./compress.ts";
import { fileResponse } from "./files.ts";
import type { AppResponse } from "./messages.ts";

type CachedPage = Encoded & {
  /** The facts that were the present ones when it was asked for; null: it never becomes stale. */
  readonly info: SiteInfo | null;
  readonly dependsOnLedger?: boolean;
  /** The address of its data, without which React cannot hydrate it. */
  readonly dataAddress?: string | undefined;
  /** A value of `performance.now()`. */
  readonly renderedAtMs: number;
};

/** A page with sums of the ledger that is older is rendered again first, unless the application is too busy. */
const maxLedgerAgeMs = 5000;

/**
 * CDNs may serve a page for a minute, and an older one while they fetch the next. Browsers ask each time, which an ETag
 * makes cheap.
 */
const pageCaching = "public, max-age=0, s-maxage=60, stale-while-revalidate=60";

/** Pages took 5 MB on 2026-11-30. Addresses with a query, such as searches, have no bound. */
const maxSize = 64 * 1024 * 1024;

/** Compressed responses for everybody, by address and version. The least recently used is evicted when it is full. */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize,
    // An address may have more bytes than its response.
    sizeCalculation: ({ body }, key) => body.length + key.length + 2000,
  });
  /** The present facts; pages of earlier ones are stale. */
  info: SiteInfo | null = null;

  /**
   * @param maxAgeMs how old a page with sums of the ledger may be; other pages have no limit
   * @returns null when the page is not cached, or stale
   */
  find(key: string, maxAgeMs = maxLedgerAgeMs): Encoded | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    const { info, dependsOnLedger, dataAddress, renderedAtMs } = page;
    const isFresh =
      (info === null || info === this.info) &&
      (!dependsOnLedger || performance.now() - renderedAtMs < maxAgeMs) &&
      (!dataAddress || this.find(dataAddress) !== null);
    return isFresh ? page : null;
  }

  /** The last response, fresh or not: better than none while the application is too busy. */
  findStale(key: string): Encoded | null {
    return this.#pages.get(key) ?? null;
  }

  /**
   * Caches a response that is the same for everybody.
   * @param info the facts when it was asked for: a change meanwhile may not be in it
   * @param isInBackground nobody waits for it: compressed for size, some 60 ms of processor time for a tenth fewer bytes
   * @returns null when it is not for everybody, by its status, cookies or `Cache-Control`
   */
  async add(key: string, answer: AppResponse, info: SiteInfo, isInBackground: boolean) {
    const { status, headers, body, pageData, dependsOnLedger } = answer;
    const caching = headers["cache-control"] ?? pageCaching;
    const isPrivate = headers["set-cookie"] !== undefined || /\b(private|no-store)\b/.test(caching);
    if (status !== 200 || isPrivate || headers["content-type"] === undefined) {
      if (status < 500) this.#pages.delete(key);
      return null;
    }
    if (pageData) await this.#addPageData(pageData);
    // Headers may change alone, as the policy does with a new film's host.
    const etag = tagOf(tagOf(body) + JSON.stringify(headers));
    const previous = this.findStale(key);
    // Most changes of the content leave most pages as they were: those need not be compressed again.
    const quality = isInBackground && !dependsOnLedger ? well : quickly;
    const cached = { "cache-control": pageCaching, ...headers, etag };
    const response =
      previous?.headers["etag"] === etag ? previous : await encode(body, cached, quality);
    const dataAddress = pageData?.address;
    // A rendering that began before the content changed must not replace one that began later.
    if (info === this.info) this.store(key, { ...response, info, dependsOnLedger, dataAddress });
    return response;
  }

  /** Deletes all pages, and the data of `gone` ones: visitors who have another page open still need its data. */
  clear(gone: ReadonlySet<string>): void {
    for (const [key, { info, dataAddress }] of Array.from(this.#pages)) {
      if (info !== null) this.#pages.delete(key);
      if (dataAddress && gone.has(key)) this.#pages.delete(dataAddress);
    }
  }

  store(key: string, page: Omit<CachedPage, "renderedAtMs">): void {
    this.#pages.set(key, { ...page, renderedAtMs: performance.now() });
  }

  async #addPageData({ address, text }: { address: string; text: string }): Promise<void> {
    if (this.find(address)) return;
    const response = await fileResponse(address, Buffer.from(text), quickly);
    this.store(address, { ...response, info: null });
  }
}
