import type { Letter } from "#domain/mail/letter.ts";
import { leftOf, type Gift, type GiftPayment } from "./gift.ts";
import { formatCents } from "./giving-text.ts";
import type { GivingWorld } from "./giving-world.ts";

/** What staff are told of gifts. The texts are in `content/letters/staff-gift-*.yaml`. */

type LetterWorld = Pick<GivingWorld, "letters">;

/** Money the bank asks back: to staff, who have days to answer it. */
export function disputeLetter(
  world: LetterWorld,
  gift: Gift,
  payment: GiftPayment,
  cents: number,
): Letter {
  return toStaff(world, gift, "staff-gift-dispute", {
    receipt: payment.receiptNumber,
    amount: formatCents(cents, "en"),
  });
}

/** Tells staff that the paid amount is not the one our page asked for: a fault of ours, or an attack. */
export function otherAmountLetter(
  world: LetterWorld,
  gift: Gift,
  payment: GiftPayment,
  askedCents: number,
): Letter {
  return toStaff(world, gift, "staff-gift-amount", {
    receipt: payment.receiptNumber,
    amount: formatCents(payment.giftCents + payment.feeCoverCents, "en"),
    asked: formatCents(askedCents, "en"),
  });
}

/** A donor asks for a refund: staff do it. */
export function refundRequestLetter(world: LetterWorld, gift: Gift, payment: GiftPayment): Letter {
  return toStaff(world, gift, "staff-gift-refund-request", {
    receipt: payment.receiptNumber,
    amount: formatCents(leftOf(payment), "en"),
  });
}

function toStaff(
  world: LetterWorld,
  gift: Gift,
  letter: string,
  more: Readonly<Record<string, string>>,
): Letter {
  return world.letters.write({
    letter,
    to: "staff",
    language: gift.language,
    ...(gift.email === "" ? {} : { replyTo: gift.email }),
    values: { reference: gift.reference, name: gift.name || gift.email, ...more },
  });
}
