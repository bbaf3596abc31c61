import { queueNewEmailLink } from "#domain/giving/email-change.ts";
import { correctEntry, enterGift, withdrawEntry } from "#domain/giving/enter-gift.ts";
import type { TakenBackReason } from "#domain/giving/entered-gift.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import type { Gift, GiftPayment } from "#domain/giving/gift.ts";
import type { Entry } from "#domain/giving/read-entry.ts";
import { leftOf, refundPayment, resendReceipt } from "#domain/giving/refunds.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { signedBy, type Acting, type GivingActing } from "./acting.ts";
import { Refusal } from "./refusal.ts";

/** One payment and the gift it is of. */
export type Paid = { readonly gift: Gift; readonly payment: GiftPayment };

/**
 * Enters a gift that did not come by card.
 *
 * @param idempotencyKey the same again enters nothing: a form that is sent twice
 * @returns "known" when it was entered under the same key before
 */
export async function enterByHand(
  acting: GivingActing,
  entry: Entry,
  how: { readonly idempotencyKey: string; readonly isThanked: boolean },
): Promise<Gift | "known"> {
  const gift = await enterGift(acting, entry, how);
  if (gift === "known") return gift;
  await note(acting, gift, "entered", { way: entry.way, gifts: 1 });
  return gift;
}

/** The same gift anew, with a number of its own. @throws Refusal when it was taken back before */
export async function correctByHand(
  acting: GivingActing,
  paid: Paid,
  entry: Entry,
  isThanked: boolean,
): Promise<Gift> {
  requireByHand(acting, paid);
  const gift = await correctEntry(acting, paid, entry, isThanked);
  if (gift === "not_standing") throw alreadyWithdrawn(paid);
  await note(acting, gift, "entered", { way: entry.way, corrected: 1 });
  return gift;
}

/** Takes an entry by hand back; its donor is not written to. @throws Refusal when it was before */
export async function withdrawByHand(
  acting: GivingActing,
  paid: Paid,
  because: TakenBackReason,
): Promise<void> {
  requireByHand(acting, paid);
  if (!(await withdrawEntry(acting, paid.gift, because))) throw alreadyWithdrawn(paid);
  await note(acting, paid.gift, "withdrawn", { because });
}

const alreadyWithdrawn = ({ payment }: Paid) =>
  new Refusal("already_withdrawn", `${payment.receiptNumber} was taken back already`);

/** @throws Refusal for a card's payment, and for an entry of another mode than the site's */
export function requireByHand({ payments }: GivingActing, { gift, payment }: Paid): void {
  const { entered, reference, mode } = gift;
  if (!entered) {
    throw new Refusal("by_card", `${reference} came by card; gifts refund gives it back`);
  }
  if (mode === payments.mode) return;
  const { receiptNumber } = payment;
  throw new Refusal(
    "another_mode",
    mode === "live"
      ? `${receiptNumber} is real money, and this site takes none now (${payments.mode})`
      : `${receiptNumber} was entered to try the site out (${mode}); it counts for nothing and stays`,
  );
}

/**
 * How much a refund would give back.
 *
 * @param askedCents null: all that is left
 * @throws Refusal when it cannot be given back
 */
export function refundableCents({ gift, payment }: Paid, askedCents: number | null): number {
  if (gift.entered) {
    const line = "no card was charged: give the money back yourself, then gifts withdraw";
    throw new Refusal("by_hand", line);
  }
  const left = leftOf(payment);
  const cents = askedCents ?? left;
  const { receiptNumber } = payment;
  if (left <= 0) throw new Refusal("given_back", `${receiptNumber} was already given back`);
  if (cents > left) {
    const line = `only ${formatCents(left, "en")} of ${receiptNumber} is left`;
    throw new Refusal("amount_above_rest", line);
  }
  return cents;
}

/**
 * Gives a card's payment back, or a part of it; the donor is written to.
 *
 * @throws Refusal as `refundableCents`; PaymentsUnavailable when the provider does not do it
 */
export async function refund(acting: GivingActing, paid: Paid, cents: number): Promise<void> {
  refundableCents(paid, cents);
  await refundPayment(acting, paid, cents);
  await note(acting, paid.gift, "refunded", { cents });
}

/** Mails a receipt once more to its donor. @throws Refusal when it no longer counts or nobody has it */
export async function resend(acting: GivingActing, paid: Paid): Promise<void> {
  const { receiptNumber } = paid.payment;
  if (paid.gift.state === "withdrawn") {
    const line = `${receiptNumber} was taken back and no longer counts: it is not sent again`;
    throw new Refusal("already_withdrawn", line);
  }
  if ((await resendReceipt(acting, paid, true)) !== "sent") {
    throw new Refusal("erased", "the donor was erased; there is no address any more");
  }
}

/** @throws Refusal where a gift cannot be led to this address */
export function requireNewEmail(gift: Gift, email: string): void {
  if (gift.email === "" && gift.entered) {
    const line = "it was entered without an address: gifts correct enters it anew with one";
    throw new Refusal("entered_without_address", line);
  }
  if (gift.email === "") throw new Refusal("erased", "the donor was erased");
  if (gift.email === email) {
    throw new Refusal("same_address", `${gift.reference} already has that address`);
  }
}

/**
 * Mails a link to another address of a donor, which confirms it: nobody here can lead a donor's receipts
 * to another mailbox.
 *
 * @param email in lower case
 * @throws Refusal as `requireNewEmail`
 */
export async function askForNewEmail(
  acting: GivingActing,
  gift: Gift,
  email: string,
): Promise<void> {
  requireNewEmail(gift, email);
  await inRecord(acting, gift, "email", (stores) => queueNewEmailLink(acting, stores, gift, email));
  acting.wakeOutbox();
}

/** The name that a gift shows in public. @throws Refusal when it shows none */
export function publicNameOf({ reference, remarks }: Gift): string {
  if (remarks.display_name !== null) return remarks.display_name;
  throw new Refusal("no_name", `${reference} shows no name in public`);
}

/** Takes a public name off a gift and off all others of its donor. @throws Refusal when it shows none */
export async function hideName(acting: GivingActing, gift: Gift): Promise<void> {
  publicNameOf(gift);
  await inRecord(acting, gift, "name", ({ gifts }) => gifts.hideNames(gift.row, gift.email));
}

/** Does something with a gift and writes its line of the record: both, or neither. */
async function inRecord(
  acting: Acting,
  gift: Gift,
  action: "email" | "name",
  work: (stores: Stores) => Promise<unknown>,
): Promise<void> {
  const { storage, clock } = acting;
  await storage.transaction(async (stores) => {
    await work(stores);
    const detail = signedBy(acting, { gift: gift.reference });
    await stores.audit.append(clock.now(), action, detail);
  });
}

/** Where somebody is named, the record says of which gift as well. */
function note(
  acting: GivingActing,
  { reference }: Gift,
  action: "entered" | "withdrawn" | "refunded",
  detail: Readonly<Record<string, string | number>>,
): Promise<void> {
  const whole = { ...detail, ...(acting.by !== null && { gift: reference }) };
  return acting.storage.audit.append(acting.clock.now(), action, signedBy(acting, whole));
}
