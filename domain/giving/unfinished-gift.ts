import { dayMs } from "#domain/clock.ts";
import { randomToken } from "#domain/hashing.ts";
import { addressOf } from "#domain/language/language.ts";
import { countSender } from "#domain/spam/spam.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { GiftMeta, GiftRequest } from "./begin-gift.ts";
import { runTransaction, type GivingWorld } from "./giving-world.ts";
import { fieldsOf } from "./gift-form.ts";
import { toDonor } from "./gift-mails.ts";
import { reminderDays, resumeDays, type Gift } from "./gift.ts";
import { resumePath } from "./giving-paths.ts";

/**
 * Unpaid gifts. On return from the payment page a key in the URL restores the form, in any tab and without script. If
 * the donor opted in, one reminder is mailed a day after the payment page closed; it has a link to erase the data.
 */

/** A payment page is open for an hour. */
export const pageMs = 60 * 60_000;

/**
 * The gift of a resume key: `open` with form values by field name, except amount and purpose, which are in the URL;
 * `done` when it was paid meanwhile, or the payment is pending; null: unknown or expired.
 */
export async function resumedGift({ storage, clock }: GivingWorld, key: string) {
  const gift = await storage.gifts.find(key, "resumeKey");
  if (!gift?.resumeUntil || gift.resumeUntil < clock.now()) return null;
  return isUnpaid(gift)
    ? ({ kind: "open", fields: fieldsOf(gift, gift.remindAt !== null) } as const)
    : ({ kind: "done", giftId: gift.id } as const);
}

/** Erases the personal data of an unpaid gift; only for POST requests. @returns false if there is nothing to erase */
export async function forgetGift(world: GivingWorld, giftId: string): Promise<boolean> {
  const { storage, clock } = world;
  const gift = await storage.gifts.find(giftId);
  if (!gift || !mayBeForgotten(gift, clock.now())) return false;
  await storage.noteErased(gift.reference, clock.now());
  const isForgotten = await runTransaction(world, async ({ gifts, eraseRecord }) => {
    // It may have been paid meanwhile.
    if (!mayBeForgotten(await gifts.getForUpdate(gift.row), clock.now())) return false;
    await eraseRecord("gift", gift.reference);
    return true;
  });
  await storage.scrub();
  return isForgotten;
}

const isUnpaid = ({ state }: Gift) =>
  state === "started" || state === "failed" || state === "expired";

/** True once the gift can no longer be paid; earlier, a payment would have no donor. */
export function mayBeForgotten(gift: Gift, now: Date): boolean {
  const isCharged = gift.recurring !== null && gift.recurring !== "stopped";
  if (!isUnpaid(gift) || gift.email === "" || isCharged) return false;
  return gift.state === "expired" || now.getTime() - gift.startedAt.getTime() > dayMs;
}

/**
 * Resume key and, if wanted, reminder time of a new gift. Reminders count against the limits of all forms, because
 * anybody can type a stranger's address; only live gifts have them.
 */
export async function resumeFor(
  world: GivingWorld,
  { wantsReminder, email }: Pick<GiftRequest, "wantsReminder" | "email">,
  { clientAddress, control }: GiftMeta,
  now: Date,
) {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const back = { resumeKey: randomToken(), resumeUntil: after(resumeDays * dayMs) };
  if (!wantsReminder || world.payments.mode !== "live") return back;
  const counted = await countSender(world.storage, clientAddress, email, now);
  if (control.isHoneypotFilled || counted === "flood" || counted.length > 0) return back;
  const remindAt = after(pageMs + dayMs);
  const resumeUntil = new Date(remindAt.getTime() + reminderDays * dayMs);
  return { ...back, remindAt, resumeUntil };
}

/**
 * Queues due reminders, each once.
 * @param askedAt when missed events were last fetched: a gift that was open then may be paid without our knowledge
 */
export async function sendDueReminders(world: GivingWorld, askedAt: Date): Promise<void> {
  const { gifts } = world.storage;
  const now = world.clock.now();
  for (const { row, startedAt } of await gifts.due("remindAt", now)) {
    if (askedAt.getTime() < startedAt.getTime() + pageMs) continue;
    await runTransaction(world, (stores) => remind(world, stores, row, now));
  }
}

async function remind(world: GivingWorld, stores: Stores, row: number, now: Date): Promise<void> {
  const { gifts, outbox } = stores;
  const gift = await gifts.getForUpdate(row);
  if (gift.remindAt === null) return;
  await gifts.change(row, { remindAt: null });
  if (!(await isMissed(stores, gift, now))) return;
  const { language, id } = gift;
  const page = addressOf("donateStatus", language, { params: { id }, anchor: "forget" });
  const mail = toDonor(world, gift, "gift-reminder", {
    values: { days: String(reminderDays) },
    links: { forget: world.siteUrl + page },
    buttonUrl: world.siteUrl + resumePath(gift),
  });
  await outbox.add([mail], { now, giftRow: row });
}

/** True if the gift is unfinished, and its address has no later gift, pending payment or payment since. */
async function isMissed({ gifts }: Stores, gift: Gift, now: Date): Promise<boolean> {
  const { row, email, startedAt, state, resumeKey } = gift;
  // A `failed` gift had its own e-mail.
  if ((state !== "started" && state !== "expired") || email === "" || !resumeKey) return false;
  for await (const other of gifts.each({ email })) {
    if (other.row > row || other.state === "waiting") return false;
  }
  return (await gifts.paymentsBetween(email, startedAt, now)).length === 0;
}
