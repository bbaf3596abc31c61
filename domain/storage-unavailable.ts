/** We failed, the visitor did not: show the page with its values kept and status 503. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
  /** `damaged` and `newer` (made by a later version of the site) are met when a database is opened. */
  readonly reason: "full" | "busy" | "unreachable" | "damaged" | "newer";

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
