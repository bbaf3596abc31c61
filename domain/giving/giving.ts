import type { Control } from "#domain/forms/read-form.ts";
import type { GiftChoice } from "./gift.ts";
import type { RecurringGift } from "./recurring-gift.ts";

export type GiftRequest = Omit<GiftChoice, "feeCoverCents"> & {
  readonly coversFee: boolean;
  /** Path and query of the donation page with everything filled in; "cancel" comes back to it. */
  readonly backPath: string;
  /** The donor ticked it: one reminder if this is not finished. Only where money moves. */
  readonly wantsReminder: boolean;
};

export type GiftMeta = {
  readonly clientAddress: string;
  /** Honeypot and idempotency key of the form, from `readForm`. */
  readonly control: Control;
};

/** What was in a link: the id of a gift's page, or the number of a receipt, however it is typed. */
export type OldLink = { readonly giftId: string } | { readonly receipt: string };

export type NewEmailMeta = Pick<GiftMeta, "clientAddress" | "control">;

export type BeginAnswer =
  /** 303 to `url`: the hosted page, or the status page when this gift was made already. */
  | { readonly kind: "redirect"; readonly url: string; readonly giftId: string }
  /** More than a page should take: a person arranges it (specification: above $25,000). */
  | { readonly kind: "person"; readonly mostCents: number }
  /** `isRaised`: the least is higher than usual for the moment, because cards are being tested. */
  | { readonly kind: "too_little"; readonly leastCents: number; readonly isRaised: boolean }
  /** Too much from this network or for this address within the hour; other ways remain. */
  | { readonly kind: "later" }
  /** The payment provider did not answer; nothing was charged and pressing again is safe. */
  | { readonly kind: "unavailable"; readonly reference: string };

export type RecurringChange =
  | { readonly kind: "amount"; readonly giftCents: number }
  /** So many charges are left out: a year's at most, twelve or one. */
  | { readonly kind: "pause"; readonly charges: number }
  | { readonly kind: "resume" }
  | { readonly kind: "stop" };

export type ChangeAnswer =
  | { readonly kind: "done"; readonly recurring: RecurringGift }
  | { readonly kind: "unknown" }
  /** The gift is stopped already, or the change does not fit it (a pause of no charge, an amount that no form takes). */
  | { readonly kind: "not_possible" }
  /** The payment provider did not answer: nothing is changed, pressing again is safe. */
  | { readonly kind: "unavailable" };

/** 200: taken, known already, or of no use to us. 400: not the provider's, or not for this mode. */
export type WebhookAnswer = { readonly status: 200 | 400; readonly note: string };
