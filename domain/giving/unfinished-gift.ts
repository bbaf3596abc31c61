import { dayMs } from "#domain/clock.ts";
import { randomToken } from "#domain/hashing.ts";
import { addressOf } from "#domain/language/language.ts";
import { countSender } from "#domain/spam/spam.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { GiftMeta, GiftRequest } from "./begin-gift.ts";
import { commit } from "./commit.ts";
import { fieldsOf } from "./gift-form.ts";
import { toDonor } from "./gift-mails.ts";
import { reminderDays, resumeDays, type Gift } from "./gift.ts";
import { resumePath } from "./giving-paths.ts";
import type { GivingWorld } from "./giving-world.ts";

/**
 * A gift that was begun and not paid. Who comes back from the payment page finds the form as it was
 * filled in, by a key in the address, in any tab and without script. Who ticked it is written to once, a
 * day after the page has closed, and may have everything forgotten at once.
 */

const atOnce = 100;

/** A payment page is open for an hour. */
export const pageMs = 60 * 60_000;

/** A gift that was begun and not paid, as it comes back to the form. */
type Resumed =
  /** Fields of the form by name; null: empty. The amount and the purpose stand in the address. */
  | { readonly kind: "open"; readonly fields: Readonly<Record<string, string | null>> }
  /** It was paid meanwhile, or is on its way: this is its page. */
  | { readonly kind: "done"; readonly giftId: string };

/** The gift that a resume key opens; null: none, or no longer. */
export async function resumedGift(
  { storage, clock }: GivingWorld,
  key: string,
): Promise<Resumed | null> {
  const gift = await storage.gifts.find(key, "resumeKey");
  if (!gift?.resumeUntil || gift.resumeUntil < clock.now()) return null;
  return isUnpaid(gift)
    ? { kind: "open", fields: fieldsOf(gift, gift.remindAt !== null) }
    : { kind: "done", giftId: gift.id };
}

/** Called by POST only: erases who began a gift that will not be paid. False: there is nothing to erase. */
export async function forgetGift(world: GivingWorld, giftId: string): Promise<boolean> {
  const { storage, clock } = world;
  const gift = await storage.gifts.find(giftId);
  if (!gift || !mayBeForgotten(gift, clock.now())) return false;
  await storage.noteErased(gift.reference, clock.now());
  return (await commit(world, ({ gifts }) => gifts.eraseUnpaid({ row: gift.row }))) > 0;
}

const isUnpaid = ({ state }: Gift) =>
  state === "started" || state === "failed" || state === "expired";

/** Once nobody can pay it any more: until then the payment would have no donor. */
export function mayBeForgotten(gift: Gift, now: Date): boolean {
  if (!isUnpaid(gift) || gift.email === "") return false;
  return gift.state === "expired" || now.getTime() - gift.startedAt.getTime() > dayMs;
}

/**
 * The way back of a gift that is begun. A reminder goes to an address that somebody typed, so there are
 * no more of them than of any form's e-mails; what moves no money reminds nobody.
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
  const counted = await countSender(world.storage.rateLimits, clientAddress, email, now);
  if (control.isHoneypotFilled || counted === "flood" || counted.length > 0) return back;
  const remindAt = after(pageMs + dayMs);
  const resumeUntil = new Date(remindAt.getTime() + reminderDays * dayMs);
  return { ...back, remindAt, resumeUntil };
}

/**
 * The e-mails whose day has come; each gift's once, or not at all.
 * @param askedAt the moment the provider was asked: a webhook that was missed could be of the very payment
 */
export async function sendDueReminders(world: GivingWorld, askedAt: Date): Promise<void> {
  const { gifts } = world.storage;
  const now = world.clock.now();
  for (const { row, startedAt } of await gifts.due("remindAt", now, atOnce)) {
    if (askedAt.getTime() < startedAt.getTime() + pageMs) continue;
    await commit(world, (stores) => remind(world, stores, row, now));
  }
}

async function remind(world: GivingWorld, stores: Stores, row: number, now: Date): Promise<void> {
  const { gifts, outbox } = stores;
  const gift = await gifts.require(row);
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

/** True while the gift is still to be finished and nothing of the same address says otherwise. */
async function isMissed({ gifts }: Stores, gift: Gift, now: Date): Promise<boolean> {
  const { row, email, startedAt, state, resumeKey } = gift;
  // A refused card has had its own e-mail.
  if ((state !== "started" && state !== "expired") || email === "" || !resumeKey) return false;
  for await (const other of gifts.each({ email })) {
    // A later one takes its place; money at the bank may be on its way.
    if (other.row > row || other.state === "waiting") return false;
  }
  return (await gifts.paymentsBetween(email, startedAt, now)).length === 0;
}
