type Cached = {
  readonly bytes: number;
  /** Never evicted. */
  readonly isPinned?: boolean;
};

/** Holds values up to a total size; the least recently used are evicted first. */
export class LruCache<Value extends Cached> {
  readonly #maxBytes: number;
  /** A `Map` keeps the order of insertion: the least recently used is first. */
  readonly #values = new Map<string, Value>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value && this.#values.delete(key)) this.#values.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#bytes += value.bytes - (this.#values.get(key)?.bytes ?? 0);
    this.#values.delete(key);
    this.#values.set(key, value);
    for (const [oldest, { bytes, isPinned }] of this.#values) {
      if (this.#bytes <= this.#maxBytes) break;
      if (isPinned) continue;
      this.#values.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}
