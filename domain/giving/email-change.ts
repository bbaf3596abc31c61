import { randomToken } from "#domain/hashing.ts";
import { maskedEmail } from "#domain/mail/masked-email.ts";
import { parseReceiptNumber } from "#domain/reference.ts";
import { retryWhenLost } from "#domain/retry-when-lost.ts";
import { countSender } from "#domain/spam/spam.ts";
import { emailChangedLetter, newEmailLetter, receiptLetter } from "./gift-letters.ts";
import { emailLinkDays, type Gift } from "./gift.ts";
import type { NewEmail } from "./gift-people.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { GivingWorld } from "./giving-world.ts";
import { statementMark } from "./statements.ts";
import type { NewEmailMeta, OldLink } from "./giving.ts";

/**
 * A mistyped address, mended by both ends: whoever has the page of the gift names another one, and
 * whoever has that mailbox presses the link that goes there. Until then nothing is sent to it but that
 * link. Staff name one the same way and cannot press the link themselves. From then on every link that
 * went to the old mailbox is worth nothing: page, receipts and recurring gift have keys of their own.
 */

const hourMs = 3_600_000;
const linkMs = emailLinkDays * 24 * hourMs;
const asksPerHour = 3;

/** Whether the one who made a gift may name another address: for an hour after it came. */
function mayChange({ state, email, entered, startedAt, receivedAt }: Gift, now: Date): boolean {
  const isThere = state === "received" || state === "waiting";
  // What was never paid for is begun anew instead; what came by hand is with staff.
  if (!isThere || entered || email === "") return false;
  return now.getTime() - (receivedAt ?? startedAt).getTime() <= hourMs;
}

const isOver = ({ at }: NewEmail, now: Date) => now.getTime() - at.getTime() > linkMs;

export async function emailChangeOf({ storage, clock }: GivingWorld, gift: Gift) {
  const now = clock.now();
  const asked = await storage.gifts.newEmail({ row: gift.row });
  const isWaiting = asked !== null && !isOver(asked, now);
  return {
    mayChangeEmail: mayChange(gift, now),
    /** An address that is asked for and not confirmed; null: none. */
    maskedNewEmail: isWaiting ? maskedEmail(asked.email) : null,
  };
}

/** `Giving.askNewEmail` */
export async function askNewEmail(
  world: GivingWorld,
  giftId: string,
  typed: string,
  meta: NewEmailMeta,
): Promise<"asked" | "same" | "too_late" | "later"> {
  const { storage, clock } = world;
  const now = clock.now();
  const gift = await storage.gifts.find(giftId);
  if (!gift || !mayChange(gift, now)) return "too_late";
  const email = typed.trim().toLowerCase();
  if (email === gift.email) return "same";
  const [asks = 1] = await storage.rateLimits.count([`new email ${gift.id}`], hourMs, now);
  // A letter goes to an address that somebody typed: no more than any form may send.
  const counted = await countSender(storage.rateLimits, meta.clientAddress, email, now);
  if (
    meta.control.isHoneypotFilled ||
    asks > asksPerHour ||
    counted === "flood" ||
    counted.length > 0
  )
    return "later";
  await sendNewEmailLink(world, gift, email);
  return "asked";
}

/**
 * Mails the link that confirms another address of a gift; one sent before no longer works.
 *
 * @param email in lower case
 */
export async function sendNewEmailLink(
  world: GivingWorld,
  gift: Gift,
  email: string,
): Promise<void> {
  await world.storage.transaction((stores) => queueNewEmailLink(world, stores, gift, email));
  world.wakeOutbox();
}

/** The same within a transaction: what else belongs to it is kept with it. The outbox is not woken. */
export async function queueNewEmailLink(
  world: GivingWorld,
  { gifts, outbox }: Pick<Stores, "gifts" | "outbox">,
  gift: Gift,
  email: string,
): Promise<void> {
  const now = world.clock.now();
  const asked = { email, key: randomToken(), at: now };
  const before = await gifts.newEmail({ row: gift.row });
  if (before) await outbox.dropUnsent(before.email, { giftRow: gift.row });
  await gifts.askNewEmail(gift.row, asked);
  await outbox.add([newEmailLetter(world, gift, asked)], { now, giftRow: gift.row });
}

/** `Giving.newEmailByKey` */
export async function newEmailByKey(
  { storage, clock }: GivingWorld,
  key: string,
): Promise<{ reference: string; maskedEmail: string } | null> {
  const asked = key === "" ? null : await storage.gifts.newEmail({ key });
  if (!asked || isOver(asked, clock.now())) return null;
  const { reference } = await storage.gifts.require(asked.row);
  return { reference, maskedEmail: maskedEmail(asked.email) };
}

/** `Giving.confirmNewEmail`: with the newest receipt for the new address. */
export async function confirmNewEmail(world: GivingWorld, key: string): Promise<string | null> {
  const giftId = await retryWhenLost(() =>
    world.storage.transaction(async ({ gifts, outbox }) => {
      const now = world.clock.now();
      const found = key === "" ? null : await gifts.newEmail({ key });
      if (!found || isOver(found, now)) return null;
      // Alone with the gift, and then once more: the same link may be pressed twice at one moment.
      const before = await gifts.require(found.row);
      const asked = await gifts.newEmail({ key });
      if (!asked || before.email === "") return null;
      await outbox.dropUnsent(before.email, { giftRow: before.row });
      await gifts.takeNewEmail(before.row, asked.email);
      // Its old id, by which the payment provider goes on naming it, and its page was known.
      await gifts.addNames(before.row, [before.id]);
      // A statement mailed to the old one counts for nobody else, and its link opens nothing now.
      for (const mark of await gifts.marksOf(before.row)) {
        if (mark.startsWith(statementMark)) await gifts.unmark(before.row, mark);
      }
      await gifts.mark(before.row, `${changedMark} ${now.toISOString()}`, now);
      const gift = await gifts.require(before.row);
      const [newest] = gift.state === "withdrawn" ? [] : await gifts.paymentsOf(gift.row);
      const letters = [
        emailChangedLetter(world, before, maskedEmail(asked.email)),
        ...(newest ? [receiptLetter(world, gift, newest)] : []),
      ];
      await outbox.add(letters, { now, giftRow: gift.row });
      return gift.id;
    }),
  );
  if (giftId) world.wakeOutbox();
  return giftId;
}

const changedMark = "email changed";

/** `Giving.hasMoved` */
export async function hasMoved({ storage }: GivingWorld, of: OldLink): Promise<boolean> {
  const { gifts } = storage;
  const row =
    "giftId" in of
      ? await gifts.rowKnownBy(of.giftId)
      : ((await gifts.findPayment(parseReceiptNumber(of.receipt) ?? ""))?.gift.row ?? null);
  if (row === null) return false;
  return (await gifts.marksOf(row)).some((mark) => mark.startsWith(changedMark));
}

/** Addresses that nobody confirmed in time are forgotten: they may be strangers'. */
export async function forgetUnconfirmed({ storage, clock }: GivingWorld): Promise<void> {
  await storage.gifts.forgetNewEmails(new Date(clock.now().getTime() - linkMs));
}
