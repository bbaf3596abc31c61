import type { Control } from "#domain/forms/read-form.ts";
import type { WholeLanguage } from "#domain/language/language.ts";
import type { CardFee } from "./card-fee.ts";
import type { LinkKind } from "./dated-key.ts";
import type { DemoCheckouts } from "./demo-checkouts.ts";
import type {
  Dedication,
  Designation,
  GiftChoice,
  GiftState,
  RecurringState,
  PaymentMode,
  RecurringRhythm,
  Rhythm,
} from "./gift.ts";
import type { DonorYear } from "./donor-names.ts";
import type { GoalMeter, GoalRule } from "./goals.ts";
import type { MonthlyAnswer, MonthlyQuestion } from "./monthly-question.ts";
import type { UnfinishedGifts } from "./resumed.ts";
import type { GivingTotals } from "./totals.ts";
import type { Receipt, ReceiptCheck, StatementLink, YearStatement } from "./receipt.ts";

/**
 * Giving as pages see it: `services(context).giving`. Amounts are US cents, whole numbers. Every
 * method rejects with `StorageUnavailable` when the database cannot be reached: show the page
 * again with its values, status 503.
 */
export type Giving = {
  /** Whether money moves; where it does not, pages say so. */
  readonly mode: PaymentMode;
  /** For `feeCoverFor` and `totalWithFee` of card-fee.ts: what the page shows is what is charged. */
  readonly cardFee: CardFee;

  /**
   * Keeps the gift, then opens the hosted payment page: called by the final submit only, after
   * the page's own checks. The same attempt again gives the same gift and the same page,
   * whatever happened to the first answer.
   */
  begin(request: GiftRequest, meta: GiftMeta): Promise<BeginAnswer>;
  /** What `/donate/status/<id>` shows; null for an id that is not ours. */
  status(giftId: string): Promise<GiftStatus | null>;

  /** What was begun and not paid: brought back to the form, and forgotten. */
  readonly unfinished: UnfinishedGifts;

  /** Whether the donor of a one-time gift is asked to give each month, and how much; once. */
  monthlyQuestion(giftId: string): Promise<MonthlyQuestion | null>;
  /** Keeps the answer; where a "yes" goes on, null otherwise. */
  answerMonthlyQuestion(giftId: string, answer: MonthlyAnswer): Promise<string | null>;

  /**
   * Another address for the mails about a gift, by whoever has its page, within an hour after it came:
   * a link goes there, and nothing changes until it is pressed. "later": asked too often.
   */
  askNewEmail(
    giftId: string,
    email: string,
    meta: NewEmailMeta,
  ): Promise<"asked" | "same" | "too_late" | "later">;
  /** What the page behind that link shows; null for one that is used, replaced or too old. */
  newEmailByKey(key: string): Promise<{ reference: string; maskedEmail: string } | null>;
  /**
   * Called by POST only: mails about the gift go to the new address, the old one is told, and what was
   * sent there opens nothing any more. Answers the id of the gift's page from now on; null: as above.
   */
  confirmNewEmail(key: string): Promise<string | null>;
  /** Whether a link that opens nothing is of a gift whose links go to another address now. */
  hasMoved(of: OldLink): Promise<boolean>;

  /** A receipt by number and key, for its page and PDF; null unless both fit. */
  receipt(number: string, key: string): Promise<Receipt | null>;
  /** The same for a letter of ours that waits to leave: its key may have been replaced meanwhile. */
  enclosedReceipt(number: string): Promise<Receipt | null>;
  /** Whether a key that opens nothing did so once: its link has ended, or another was asked for since. */
  isOldLink(kind: LinkKind, key: string): boolean;
  /** The receipts of a gift whose secret id is known, newest first; none older than a receipt's link works. */
  receiptsOf(giftId: string): Promise<readonly Receipt[]>;
  /**
   * What anybody may learn by a number, however it is typed. "unknown": not ours, or a slip.
   * "later": too many numbers were tried from this network.
   */
  checkReceipt(typed: string, clientAddress: string): Promise<ReceiptCheck | "unknown" | "later">;
  /** A year's statement; null unless the link is right. */
  statement(link: StatementLink): Promise<YearStatement | null>;

  /** The page of a recurring gift, by the token of its link; null when there is none. */
  recurringByToken(token: string): Promise<RecurringGift | null>;
  /**
   * Changes a recurring gift; called by POST only, after a page that asks "really?".
   * @param idempotencyKey hidden field of that page; the same one again changes nothing twice
   */
  changeRecurring(
    token: string,
    change: RecurringChange,
    idempotencyKey: string,
  ): Promise<ChangeAnswer>;
  /** Address at the payment provider where the card is changed; null when it cannot be had now. */
  cardChangeUrl(token: string): Promise<string | null>;
  /**
   * Mails the links to everything under an address: recurring gifts, receipts and statements. Those
   * of earlier letters work no longer. The page's answer is the same whether there is anything or not.
   */
  requestLinks(
    email: string,
    meta: Omit<GiftMeta, "code"> & { readonly language: WholeLanguage },
  ): Promise<void>;
  /**
   * A donor asks for a refund, by the number and key of a receipt. Staff are written to and do it
   * (`npm run inbox -- gifts refund`). "asked" again when it was asked before.
   */
  requestRefund(number: string, key: string): Promise<"asked" | "too_late" | "unknown" | "done">;
  /** Mails a receipt once more to its donor. "later" after three in a day. */
  resendReceipt(number: string, key: string): Promise<"sent" | "unknown" | "later">;

  /** What was received and what for, as sums without persons, from the ledger. */
  totals(): Promise<GivingTotals>;

  /** What was given for a goal that staff have named. */
  goalMeter(goal: GoalRule): Promise<GoalMeter>;

  /** Who gave, year by year: names of those who asked for it, where enough did. */
  donors(): Promise<readonly DonorYear[]>;
  /** A donor takes the name back, by the page of a received gift: off all of the same address. */
  hideName(giftId: string): Promise<boolean>;

  /** Takes `POST /webhooks/stripe`: the raw body and the `Stripe-Signature` header. */
  receiveWebhook(rawBody: string, signature: string | null): Promise<WebhookAnswer>;

  /** The demonstration checkout; null when real payments are set up: its page is then not found. */
  readonly demo: DemoCheckouts | null;
};

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
  /** The six figures of our letter, as typed; null or empty when none were asked. */
  readonly code: string | null;
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
  /** Six figures were mailed to the donor's address: show the page again with a field for them. */
  | { readonly kind: "code_required"; readonly wasWrong: boolean }
  /** Too much from this network or for this address within the hour; other ways remain. */
  | { readonly kind: "later" }
  /** The payment provider did not answer; nothing was charged and pressing again is safe. */
  | { readonly kind: "unavailable"; readonly reference: string };

export type GiftStatus = {
  readonly id: string;
  readonly reference: string;
  readonly state: GiftState;
  readonly rhythm: Rhythm;
  readonly giftCents: number;
  readonly feeCoverCents: number;
  readonly totalCents: number;
  readonly refundedCents: number;
  readonly language: WholeLanguage;
  readonly designation: Designation | null;
  readonly dedication: Pick<Dedication, "kind" | "name"> | null;
  readonly startedAt: Date;
  readonly receivedAt: Date | null;
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
  readonly rhythm: RecurringRhythm;
  readonly state: RecurringState;
  readonly giftCents: number;
  readonly feeCoverCents: number;
  readonly totalCents: number;
  readonly language: WholeLanguage;
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
  /** The next payment on this day in Comalapa, `2026-12-05`, from tomorrow on: recurring-gift.ts says how far. */
  | { readonly kind: "move"; readonly day: string }
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
