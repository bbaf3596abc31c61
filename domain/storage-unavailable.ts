/** `newer` and `older`: the schema of another version; `empty`: no site was there; `gone`: one was. */
type NotOpened = "damaged" | "newer" | "older" | "empty" | "gone";

/** The database cannot be used. Pages show the form again with its values and status 503. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
  readonly reason: "full" | "busy" | "unreachable" | NotOpened;
  /** Unknown migrations of `newer`, room on a `full` disk, folder of `empty` and `gone`; front ends have the sentences. */
  readonly of: string;

  constructor(reason: StorageUnavailable["reason"], cause: unknown, of = "") {
    super(`storage is ${reason} ${of}`.trimEnd(), { cause });
    this.reason = reason;
    this.of = of;
  }
}
