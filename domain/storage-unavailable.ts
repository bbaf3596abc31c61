/** The database cannot be used. Pages show the form again with its values and status 503. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
  /** On opening only: `damaged`, `newer` or `older` (schema of another version), `empty` (expected to exist). */
  readonly reason: "full" | "busy" | "unreachable" | "damaged" | "newer" | "older" | "empty";
  /** The unknown migrations of `newer`; the room that a `full` disk has. Front ends have the sentences. */
  readonly of: string;

  constructor(reason: StorageUnavailable["reason"], cause: unknown, of = "") {
    super(`storage is ${reason} ${of}`.trimEnd(), { cause });
    this.reason = reason;
    this.of = of;
  }
}
