import { createHash } from "node:crypto";
import type { Answer } from "./asked.ts";
import { compressQuickly, compressWell } from "./compress.ts";
import { Entry } from "./entry.ts";
import { everyAnswer, type SentHeaders } from "./security-headers.ts";

/** The state an answer was drawn by; it is drawn anew when that has changed. */
type Moment = { readonly generation: number; readonly books: number };

type Kept = {
  readonly entry: Entry;
  readonly digest: string;
  /** Null for what never changes. */
  readonly moment: Moment | null;
  readonly readsBooks: boolean;
  /** Stays until the process ends; when there are too many of the others, those asked for last stay. */
  readonly isLasting: boolean;
};

/**
 * CDNs may give a page to others for a minute, and an older one while they ask for the next; browsers ask each
 * time, which a tag makes cheap.
 */
const pageCaching = "public, max-age=0, s-maxage=60, stale-while-revalidate=60";

/** The data of a page has the name of what is in it. */
const immutable = "public, max-age=31536000, immutable";

/** All pages together take a third of it; answers with a question of their own, such as searches, are endless. */
const mostBytes = 64 * 1024 * 1024;

/** The headers of an answer but for those that say how its body is sent. */
export function sentHeaders(given: SentHeaders, caching: string, isHttps: boolean): SentHeaders {
  const { "content-length": _, vary: __, ...own } = given;
  return { "cache-control": caching, ...own, ...everyAnswer(isHttps) };
}

/** Answers that everybody gets alike, compressed, by address; the light version's begin with a sign no address has. */
export class KeptPages {
  readonly #isHttps: boolean;
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;
  /** Now: what was drawn by an earlier generation, or shows earlier books, is stale. */
  moment: Moment = { generation: 0, books: 0 };

  constructor(isHttps: boolean) {
    this.#isHttps = isHttps;
  }

  /** An answer that says what it would say if it were drawn now. */
  find(key: string): Entry | null {
    const kept = this.#kept.get(key);
    if (!kept) return null;
    const { moment, readsBooks, entry } = kept;
    // The one asked for last stands last.
    if (!kept.isLasting && this.#kept.delete(key)) this.#kept.set(key, kept);
    if (moment === null) return entry;
    const isOld = moment.generation !== this.moment.generation;
    return isOld || (readsBooks && moment.books !== this.moment.books) ? null : entry;
  }

  /** The last answer, whatever has changed since: better than none while the application is too busy to draw. */
  findOld(key: string): Entry | null {
    return this.#kept.get(key)?.entry ?? null;
  }

  /**
   * Keeps an answer when it is one for everybody.
   * @param isSlow nobody waits: it is compressed as well as it goes, some 60 ms of a processor for a tenth fewer bytes
   * @returns the entry; null when the answer says that it is not
   */
  async keep(key: string, answer: Answer, isSlow: boolean): Promise<Entry | null> {
    const { status, headers, body, state, generation, books, readsBooks } = answer;
    const caching = headers["cache-control"] ?? pageCaching;
    // A cookie is one visitor's: kept, it would be given to everybody.
    const isForOne = headers["set-cookie"] !== undefined || /\b(private|no-store)\b/.test(caching);
    if (status !== 200 || isForOne || headers["content-type"] === undefined) return null;
    if (state) await this.#keepState(state);
    const digest = createHash("sha256").update(body).digest("base64");
    const before = this.#kept.get(key);
    // Another word elsewhere in the content: this page is as it was.
    const entry =
      before?.digest === digest
        ? before.entry
        : await this.#compressed(
            body,
            digest,
            sentHeaders(headers, pageCaching, this.#isHttps),
            isSlow && !readsBooks,
          );
    const isLasting = !key.includes("?");
    this.#put(key, { entry, digest, moment: { generation, books }, readsBooks, isLasting });
    return entry;
  }

  async #keepState({ address, text }: { address: string; text: string }): Promise<void> {
    if (this.#kept.has(address)) return;
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "cache-control": immutable,
    };
    const entry = await this.#compressed(Buffer.from(text), address, headers, false);
    this.#put(address, {
      entry,
      digest: address,
      moment: null,
      readsBooks: false,
      isLasting: false,
    });
  }

  async #compressed(body: Uint8Array, name: string, headers: SentHeaders, isSlow: boolean) {
    const [br, gzip] = await Promise.all([
      isSlow ? compressWell(body) : compressQuickly(body, "br"),
      compressQuickly(body, "gzip"),
    ]);
    return new Entry({ br, gzip }, name, { ...headers, vary: "Accept-Encoding" });
  }

  #put(key: string, kept: Kept): void {
    this.#bytes += kept.entry.bytes - (this.#kept.get(key)?.entry.bytes ?? 0);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    for (const [oldest, { entry, isLasting }] of this.#kept) {
      if (this.#bytes <= mostBytes) break;
      if (isLasting) continue;
      this.#kept.delete(oldest);
      this.#bytes -= entry.bytes;
    }
  }
}
