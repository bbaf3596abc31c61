/** We failed, the visitor did not: show the page with its values kept and status 503. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
  /**
   * `damaged`, `newer` or `older` (made by another version of the site) and `empty`, where there should be one, are met
   * when a database is opened.
   */
  readonly reason: "full" | "busy" | "unreachable" | "damaged" | "newer" | "older" | "empty";

  constructor(reason: StorageUnavailable["reason"], cause: unknown) {
    super(`storage is ${reason}`, { cause });
    this.reason = reason;
  }
}
