/** We failed, the visitor did not: show the page with its values kept and status 503. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
  readonly reason: "full" | "busy" | "unreachable";

  constructor(reason: StorageUnavailable["reason"], cause: unknown) {
    super(`storage is ${reason}`, { cause });
    this.reason = reason;
  }

  /**
   * By name: the built application carries a copy of this class of its own, and must know what the
   * server's storage throws.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "StorageUnavailable";
  }
}
