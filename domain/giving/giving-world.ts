import type { DemoCheckouts, OfferedWays, Payments } from "./payments.ts";
import type { World, Stores } from "#domain/storage/storage.ts";
import type { CardFee } from "./money.ts";
import { ways } from "./entered-gift.ts";
import { fillTemplate, type Language } from "#domain/language/language.ts";
import { intervals, type Dedication, type Designation, type Pair } from "./gift.ts";
import type { Mail } from "#domain/mail/mail.ts";
import { retryWhenLost } from "#domain/retry-when-lost.ts";

/** Keys of `content/giving.yaml`: texts of payment page, e-mails and receipts, with placeholders. */
export const givingWords = [
  ...intervals,
  ...intervals.map((interval) => `checkout_${interval}` as const),
  "kind_monthly",
  "kind_yearly",
  "where_needed",
  "in_honour_of",
  "in_memory_of",
  "somebody",
  "statement",
  "statement_so_far",
  "changed_amount",
  "changed_pause",
  "changed_resume",
  "demonstration",
  "test",
  "given_shares",
  "given_in_return",
  "without_value",
  "receipt_of_sponsor",
  ...ways.map((way) => `way_${way}` as const),
  "fee_workshop",
  "fee_trip",
  "fee_consultation",
] as const;
export type GivingWords = Readonly<Record<(typeof givingWords)[number], Pair>>;

export function purposeOf(designation: Designation | null, words: GivingWords, language: Language) {
  return (designation?.label ?? words.where_needed)[language];
}

/** "in honour of …", "in memory of …"; empty without a dedication. */
export function dedicationText(
  dedication: Pick<Dedication, "kind" | "name"> | null,
  words: Pick<GivingWords, "in_honour_of" | "in_memory_of">,
  language: Language,
): string {
  if (!dedication) return "";
  const pair = dedication.kind === "honour" ? words.in_honour_of : words.in_memory_of;
  return fillTemplate(pair[language], { name: dedication.name });
}

export type GivingWorld = World & {
  readonly payments: Payments;
  /** Fingerprint of the payment settings. */
  readonly paymentsMark: string;
  readonly linkSecret: string;
  readonly cardFee: CardFee;
  /** The issuer of receipts, from `content/site.yaml`. */
  readonly organisation: {
    readonly legalName: string;
    readonly status: Pair;
    /** The EIN; null while unknown: the receipt then says so. */
    readonly taxId: string | null;
    /** Lines of the postal address; empty while unknown. */
    readonly address: readonly string[];
  };
  /** Monthly preset amounts of the donation page. */
  readonly monthlyCents: readonly number[];
  /** Days in which a donor can request a refund (specification 9: 30). */
  readonly refundDays: number;
  readonly words: GivingWords;
  /** Path, in each language, of the page that reports on a purpose; null: there is none. */
  followPath(purpose: string): Pair | null;
  /** Logs an error for the operator; must not contain personal data. */
  report(error: Error): void;
};

/**
 * Giving for pages: `services(context).giving`. Rules reject with `StorageUnavailable` when the database is
 * unreachable: pages then show the form again with status 503.
 */
export type Giving = GivingWorld & {
  /** Payment methods of the payment page, refreshed hourly from the account; null until first known. */
  ways(): OfferedWays | null;
  /** The demonstration checkout; null when Stripe is set up. */
  readonly demo: DemoCheckouts | null;
};

/** Taken by all that changes or states payments, before any row: two at once could miss each other, or wait forever. */
export const paymentsLock = "payment events";

/**
 * Runs `work` in one transaction, retries it if the connection was lost (so it must be idempotent), and wakes the
 * outbox for e-mails that it queued.
 */
export async function runTransaction<Result>(
  { storage, wakeOutbox }: Pick<GivingWorld, "storage" | "wakeOutbox">,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const result = await retryWhenLost(() => storage.transaction(work));
  wakeOutbox();
  return result;
}

/** Queues an e-mail and marks the gift, in one transaction; does nothing if the mark exists. @returns true if queued */
export function queueOnce(world: GivingWorld, row: number, mark: string, mail: Mail) {
  const now = world.clock.now();
  return runTransaction(world, async ({ gifts, outbox }) => {
    const isNew = await gifts.mark(row, mark, now);
    if (isNew) await outbox.add([mail], { now, giftRow: row });
    return isNew;
  });
}
