/** Why something that staff asked for is not done. Nothing was changed then. */
export type RefusalReason =
  | "already_withdrawn"
  | "amount_above_rest"
  | "another_mode"
  | "by_card"
  | "by_hand"
  | "entered_without_address"
  | "erased"
  | "given_back"
  | "has_address"
  | "headings"
  | "no_address"
  | "no_name"
  | "note_too_long"
  | "nothing_kept"
  | "other_currency"
  | "over"
  | "recurring"
  | "same_address"
  | "settled";

/** The message says it in one English line, for a terminal. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
