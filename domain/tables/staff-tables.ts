import type { Language } from "#domain/language/language.ts";
import { bytes, integer, large, moment, autoIncrement, nullable, table, text } from "./column.ts";

/** Staff accounts. All columns are `inner`: a visitor's data is never looked for here. */
export const account = table(["rowId"], {
  rowId: autoIncrement(),
  email: text("inner", "unique"),
  /** Empty until the first sign-in. */
  name: text("inner"),
  language: text<"inner", Language>("inner"),
  /** Comma-separated, `words,messages` (`Role`). */
  roles: text("inner"),
  disabledAt: nullable(moment("inner")),
});

export const passkey = table(["id"], {
  id: text("inner"),
  account: integer("inner", "references account (row_id)"),
  publicKey: bytes("inner"),
  counter: large("inner"),
  transports: text("inner"),
  /** The device that created it, `Chrome, Android`. */
  label: text("inner"),
  usedAt: moment("inner"),
});

export const session = table(["hash"], {
  hash: text("inner"),
  account: integer("inner", "references account (row_id)"),
  /** Null: signed in by a mailed link. */
  passkey: nullable(text("inner")),
  /** Hash of a cookie that outlives the session; recognizes a known browser. */
  device: text("inner"),
  label: text("inner"),
  begunAt: moment("inner"),
  seenAt: moment("inner"),
  /** Last use of the passkey in this session. */
  touchedAt: nullable(moment("inner")),
  endedAt: nullable(moment("inner")),
});

export const onceLink = table(["hash"], {
  hash: text("inner"),
  account: integer("inner", "references account (row_id)"),
  kind: text<"inner", "invitation" | "link">("inner", "check (kind in ('invitation', 'link'))"),
  /** Hash of a cookie of the browser that requested the link; null: any browser may use it. */
  browser: nullable(text("inner")),
  endsAt: moment("inner"),
});
