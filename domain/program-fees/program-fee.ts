import type { WithdrawalReason } from "../giving/entered-gift.ts";
import type { PaymentMode } from "../giving/gift.ts";
import type { Language } from "../language/language.ts";

/** Payments that are no gifts: what somebody pays for a place (docs/decisions/0028). */

/** What is paid for. */
export const feeKinds = ["workshop", "trip", "consultation", "other"] as const;
export type FeeKind = (typeof feeKinds)[number];

/** How the money came. */
export const feeWays = ["check", "transfer", "cash", "other"] as const;
export type FeeWay = (typeof feeWays)[number];

/** What staff enter; it never changes. A correction is an entry of its own. */
export type FeeEntry = {
  readonly kind: FeeKind;
  /** What it is for, in words of the payer's language; empty: the kind says it. */
  readonly details: string;
  readonly way: FeeWay;
  readonly cents: number;
  /** Noon in Comalapa of the day it was received. */
  readonly receivedAt: Date;
  readonly name: string;
  /** Lower case; empty where the payer gave none. */
  readonly email: string;
  readonly language: Language;
  /** Reference of the request it belongs to, such as an application. */
  readonly request: string | null;
  /** A remark for staff. */
  readonly note: string;
};

/** A program fee as it is kept. Once its person was erased, name, e-mail, request and note are empty. */
export type ProgramFee = FeeEntry & {
  readonly row: number;
  /** `LWF-7K3M-9PQD`: no receipt has such a number. */
  readonly number: string;
  readonly enteredAt: Date;
  /** As of gifts: where the site takes no real money, what is entered is tried out. */
  readonly mode: PaymentMode;
  /** Number of the entry that this one takes the place of. */
  readonly replaces: string | null;
  /** When and why it was taken back; null: it counts. */
  readonly withdrawn: { readonly at: Date; readonly because: WithdrawalReason } | null;
};
