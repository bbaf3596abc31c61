/** The database cannot be used. Pages show the form again with its values and status 503. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
  /** On opening only: `damaged`, `newer` or `older` (schema of another version), `empty` (expected to exist). */
  readonly reason: "full" | "busy" | "unreachable" | "damaged" | "newer" | "older" | "empty";

  constructor(reason: StorageUnavailable["reason"], cause: unknown) {
    super(`storage is ${reason}`, { cause });
    this.reason = reason;
  }
}
