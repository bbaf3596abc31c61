import { bytes, integer, large, moment, numbered, orNull, table, text } from "./column.ts";

/** Accounts of staff, who are no visitors: what is kept of a person is not looked for here. */
export const account = table(["rowId"], {
  rowId: numbered(),
  email: text("inner", "unique"),
  /** As they call themselves; empty until they came in. */
  name: text("inner"),
  language: text("inner"),
  /** `words,letters` */
  roles: text("inner"),
  disabledAt: orNull(moment("inner")),
});

export const passkey = table(["id"], {
  id: text("inner"),
  account: integer("inner", "references account (row_id)"),
  publicKey: bytes("inner"),
  counter: large("inner"),
  transports: text("inner"),
  /** The device that made it, `Chrome, Android`. */
  label: text("inner"),
  usedAt: moment("inner"),
});

export const session = table(["hash"], {
  hash: text("inner"),
  account: integer("inner", "references account (row_id)"),
  /** Null: it came by a mailed link. */
  passkey: orNull(text("inner")),
  /** Hash of what stays in a browser from one session to the next. */
  device: text("inner"),
  label: text("inner"),
  begunAt: moment("inner"),
  seenAt: moment("inner"),
  /** The passkey was last touched then. */
  touchedAt: orNull(moment("inner")),
  endedAt: orNull(moment("inner")),
});

export const onceLink = table(["hash"], {
  hash: text("inner"),
  account: integer("inner", "references account (row_id)"),
  kind: text("inner", "check (kind in ('invitation', 'link'))"),
  /** Hash of what the browser holds that asked for it; null: any may use it. */
  browser: orNull(text("inner")),
  endsAt: moment("inner"),
});
