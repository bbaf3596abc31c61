import type { Control } from "#domain/forms/read-form.ts";
import type { Language } from "#domain/language/language.ts";
import type {
  Dedication,
  Designation,
  GiftChoice,
  GiftState,
  RecurringState,
  PaymentMode,
  RecurringInterval,
  Interval,
} from "./gift.ts";
import type { Receipt } from "./receipt.ts";

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

/** Who asks for another address. */
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

export type GiftStatus = {
  readonly id: string;
  readonly reference: string;
  readonly state: GiftState;
  readonly interval: Interval;
  readonly giftCents: number;
  readonly feeCoverCents: number;
  readonly totalCents: number;
  readonly refundedCents: number;
  readonly language: Language;
  readonly designation: Designation | null;
  readonly dedication: Pick<Dedication, "kind" | "name"> | null;
  readonly startedAt: Date;
  readonly receivedAt: Date | null;
  /** By its clocks the gift has its day: `Pacific/Honolulu`. */
  readonly zone: string;
  /** Entered by staff, who know the day alone. */
  readonly isByHand: boolean;
  /** The hosted page, while the donor may still pay there. */
  readonly continueUrl: string | null;
  /** `m…a@example.org`: enough for the donor to see a slip. */
  readonly maskedEmail: string;
  /** Whether the donor may still name another address here. */
  readonly mayChangeEmail: boolean;
  /** An address that is asked for and not confirmed, masked; null: none. */
  readonly maskedNewEmail: string | null;
  /** What the donor wants to be shown as in public; null: nothing. */
  readonly publicName: string | null;
  /** Who may match the gift, as the donor named it; null: nobody was named. */
  readonly employer: string | null;
  /** The donation page with everything filled in, to try again. */
  readonly againPath: string;
  /** E-mails tell the donor what comes of it. */
  readonly wantsNews: boolean;
  /** It was begun and will not be paid: who began it may have it forgotten here. */
  readonly mayBeForgotten: boolean;
  /** Null for a one-time gift. */
  readonly recurring: RecurringState | null;
  /** Newest first. */
  readonly receipts: readonly Receipt[];
  readonly mode: PaymentMode;
};

export type RecurringGift = {
  readonly reference: string;
  readonly interval: RecurringInterval;
  readonly state: RecurringState;
  readonly giftCents: number;
  readonly feeCoverCents: number;
  readonly totalCents: number;
  readonly language: Language;
  readonly designation: Designation | null;
  /** `m…a@example.org`: enough for the donor to know it. */
  readonly maskedEmail: string;
  readonly startedAt: Date;
  readonly nextPaymentAt: Date | null;
  readonly pausedUntil: Date | null;
  readonly receipts: readonly Receipt[];
  readonly mode: PaymentMode;
};

export type RecurringChange =
  | { readonly kind: "amount"; readonly giftCents: number }
  /** So many charges are left out: a year's at most, twelve or one. */
  | { readonly kind: "pause"; readonly charges: number }
  | { readonly kind: "resume" }
  | { readonly kind: "stop" };

export type ChangeAnswer =
  | { readonly kind: "done"; readonly recurring: RecurringGift }
  | { readonly kind: "unknown" }
  /** The gift is stopped already, or the change does not fit it (a day in the past, a pause of no charge). */
  | { readonly kind: "not_possible" }
  | { readonly kind: "too_little"; readonly leastCents: number }
  | { readonly kind: "person"; readonly mostCents: number }
  /** The payment provider did not answer: nothing is changed, pressing again is safe. */
  | { readonly kind: "unavailable" };

/** 200: taken, known already, or of no use to us. 400: not the provider's, or not for this mode. */
export type WebhookAnswer = { readonly status: 200 | 400; readonly note: string };
