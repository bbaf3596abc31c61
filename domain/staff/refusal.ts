/** Why a deed was not done; each has its text `refused_…` in staff/words/. */
export type RefusalReason =
  | "already_withdrawn"
  | "another_mode"
  | "by_card"
  | "by_hand"
  | "entered_without_address"
  | "erased"
  | "given_back"
  | "has_address"
  | "no_address"
  | "no_name"
  | "nothing_kept"
  | "other_currency"
  | "over"
  | "recurring"
  | "settled"
  | "year_open";

/** Nothing was changed. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly reason: RefusalReason;
  readonly values: Readonly<Record<string, string>>;

  constructor(reason: RefusalReason, values: Readonly<Record<string, string>> = {}) {
    super(reason);
    this.reason = reason;
    this.values = values;
  }
}
