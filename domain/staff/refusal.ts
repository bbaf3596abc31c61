/** Why something that staff asked for is not done. Nothing was changed then. */
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
  | "settled";

/** A front end has a sentence for each reason. */
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
