import { createHash } from "node:crypto";
import type { Answer } from "./asked.ts";
import { compressQuickly, compressWell } from "./compress.ts";
import { answerHeaders } from "./live-response.ts";
import type { SecurityOptions } from "./security-headers.ts";
import { compressedEntry, type StaticEntry } from "./static-entry.ts";

/** The state an answer was drawn by; it is drawn anew when that has changed. */
export type Moment = { readonly generation: number; readonly books: number };

type Kept = {
  readonly entry: StaticEntry;
  /** The same with its page compressed better; null when that is done, or not worth it. */
  readonly polish: (() => Promise<StaticEntry>) | null;
  readonly moment: Moment;
  readonly readsBooks: boolean;
  readonly digest: string;
  /** Compressed bytes of both encodings. */
  readonly bytes: number;
};

/**
 * CDNs may give a page to others for a minute, and an older one while they ask for the next; browsers ask each
 * time, which a tag makes cheap.
 */
const pageCaching = "public, max-age=0, s-maxage=60, stale-while-revalidate=60";

/** Answers with a question of their own, such as searches, are endless: the last ones asked for stay. */
const questionBytes = 32 * 1024 * 1024;
/** Data of pages that stand open in browsers and have been drawn anew since. */
const mostStates = 2000;

/** The data of a page has the name of what is in it. */
const immutable = "public, max-age=31536000, immutable";

/** Answers that everybody gets alike, compressed, by address; the light version's begin with a sign no address has. */
export class KeptPages {
  readonly #pages = new Map<string, Kept>();
  readonly #questions = new Map<string, Kept>();
  readonly #states = new Map<string, StaticEntry>();
  #questionBytes = 0;
  #moment: Moment = { generation: 0, books: 0 };
  #security: SecurityOptions = { https: false };

  /** From here on what was drawn by an earlier moment is stale. */
  advance(moment: Moment, security: SecurityOptions): void {
    this.#moment = moment;
    this.#security = security;
  }

  get generation(): number {
    return this.#moment.generation;
  }

  #at(key: string): Kept | undefined {
    return this.#pages.get(key) ?? this.#questions.get(key);
  }

  /** An answer that says what it would say if it were drawn now. */
  find(key: string): StaticEntry | null {
    const kept = this.#at(key);
    if (!kept) return null;
    const isFresh =
      kept.moment.generation === this.#moment.generation &&
      !(kept.readsBooks && kept.moment.books !== this.#moment.books);
    return isFresh ? kept.entry : null;
  }

  /** The last answer, whatever has changed since: better than none while the application is too busy to draw. */
  findOld(key: string): StaticEntry | null {
    return this.#at(key)?.entry ?? null;
  }

  /** The data of a page, by its whole address. */
  findState(address: string): StaticEntry | undefined {
    return this.#states.get(address);
  }

  /**
   * Keeps an answer when it is one for everybody.
   * @returns the entry; null when the answer says that it is not
   */
  async keep(key: string, path: string, answer: Answer): Promise<StaticEntry | null> {
    const given = new Headers(answer.headers as [string, string][]);
    const caching = given.get("Cache-Control") ?? pageCaching;
    const isForAll =
      answer.status === 200 &&
      !given.has("Set-Cookie") &&
      !/\b(private|no-store)\b/.test(caching) &&
      given.has("Content-Type");
    if (!isForAll) return null;
    if (answer.state) await this.#keepState(answer.state);
    const digest = createHash("sha256").update(answer.body).digest("base64");
    const before = this.#at(key);
    const moment = { generation: answer.generation, books: answer.books };
    const { readsBooks } = answer;
    // Another word elsewhere in the content: this page is as it was, and so is what was compressed well.
    if (before?.digest === digest) {
      this.#put(key, { ...before, moment, readsBooks });
      return before.entry;
    }
    const type = given.get("Content-Type") ?? "";
    const pairs = answerHeaders(answer, path, this.#security, pageCaching);
    const bytes = await Promise.all([
      compressQuickly(answer.body, "br"),
      compressQuickly(answer.body, "gzip"),
    ]);
    const [br, gzip] = bytes;
    const make = (small: Buffer) => compressedEntry({ br: small, gzip }, digest, type, pairs);
    const entry = make(br);
    const polish = async () => make(await compressWell(entry.variants.identity.body));
    this.#put(key, {
      entry,
      polish: readsBooks ? null : polish,
      moment,
      readsBooks,
      digest,
      bytes: br.length + gzip.length,
    });
    return entry;
  }

  #put(key: string, kept: Kept): void {
    if (!key.includes("?")) {
      this.#pages.set(key, kept);
      return;
    }
    const before = this.#questions.get(key);
    this.#questionBytes += kept.bytes - (before?.bytes ?? 0);
    // The one asked for last stands last.
    this.#questions.delete(key);
    this.#questions.set(key, kept);
    for (const [oldest, { bytes }] of this.#questions) {
      if (this.#questionBytes <= questionBytes) break;
      this.#questions.delete(oldest);
      this.#questionBytes -= bytes;
    }
  }

  async #keepState({ address, text }: { address: string; text: string }): Promise<void> {
    if (this.#states.has(address)) return;
    const bytes = Buffer.from(text);
    const [br, gzip] = await Promise.all([
      compressQuickly(bytes, "br"),
      compressQuickly(bytes, "gzip"),
    ]);
    const type = "application/json; charset=utf-8";
    const pairs = [["Cache-Control", immutable]] as const;
    this.#states.set(address, compressedEntry({ br, gzip }, address, type, pairs));
    const [oldest] = this.#states.keys();
    if (this.#states.size > mostStates && oldest !== undefined) this.#states.delete(oldest);
  }

  /** Compresses a page as well as it goes, some 60 ms of a processor for a tenth fewer bytes: done when nobody waits. */
  async polish(key: string): Promise<void> {
    const kept = this.#pages.get(key);
    if (!kept?.polish) return;
    const entry = await kept.polish();
    if (this.#pages.get(key) === kept) this.#pages.set(key, { ...kept, entry, polish: null });
  }
}
