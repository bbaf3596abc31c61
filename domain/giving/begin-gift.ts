import type { Control } from "#domain/forms/read-form.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { addressOf } from "#domain/language/language.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { pressKeys, type PressKeys } from "#domain/tables/idempotency-key.ts";
import { feeCoverFor } from "./card-fee.ts";
import { judgeTry, networkOf, type GiftTry, type Judgement } from "./card-testing.ts";
import { commit } from "./commit.ts";
import type { NewGift } from "./gift-store.ts";
import type { Gift, GiftChoice } from "./gift.ts";
import { unpaidPath } from "./giving-paths.ts";
import { purposeOf } from "./giving-text.ts";
import type { GivingWorld } from "./giving-world.ts";
import { leastGiftCents, mostGiftCents } from "./money.ts";
import { unlessAway } from "./payments.ts";
import { pageMs, resumeFor } from "./unfinished-gift.ts";

export type GiftRequest = Omit<GiftChoice, "feeCoverCents"> & {
  readonly coversFee: boolean;
  /** Path and query of the donation page with everything filled in; "cancel" comes back to it. */
  readonly backPath: string;
  /** The donor ticked it: one reminder if this is not finished. Only where money moves. */
  readonly wantsReminder: boolean;
};

/** The sender of a form about gifts. */
export type GiftMeta = { readonly clientAddress: string; readonly control: Control };

export type BeginAnswer =
  /** 303 to `url`: the hosted page, or the status page when this gift was made already. */
  | { readonly kind: "redirect"; readonly url: string; readonly giftId: string }
  /** More than a page should take: a person arranges it (specification: above $25,000). */
  | { readonly kind: "person" }
  /** `isRaised`: the least is higher than usual for the moment, because cards are being tested. */
  | { readonly kind: "too_little"; readonly leastCents: number; readonly isRaised: boolean }
  /** Too much from this network or for this address within the hour; other ways remain. */
  | { readonly kind: "later" }
  /** The payment provider did not answer; nothing was charged and pressing again is safe. */
  | { readonly kind: "unavailable"; readonly reference: string };

// A page is open for `pageMs`, and is given out anew before the provider would find the rest too short:
// Stripe takes from 30 minutes to a day (docs.stripe.com/api/checkout/sessions/create, expires_at).
const leastPageMs = 31 * 60_000;

/** Begins a gift: it is on disk before the payment provider hears of it. */
export async function beginGift(
  world: GivingWorld,
  request: GiftRequest,
  meta: GiftMeta,
): Promise<BeginAnswer> {
  const { giftCents } = request;
  if (giftCents > mostGiftCents) return { kind: "person" };
  if (!Number.isSafeInteger(giftCents) || giftCents < leastGiftCents) {
    return { kind: "too_little", leastCents: leastGiftCents, isRaised: false };
  }
  const { clientAddress, control } = meta;
  const now = world.clock.now();
  const asked = { ...request, email: request.email.trim().toLowerCase() };
  const network = await networkOf(await world.storage.secret("limits"), clientAddress);
  const resume = await resumeFor(world, asked, meta, now);
  const draft = { ...draftOf(world, asked, now), network, ...resume };
  // In which language it was pressed makes no other gift of it.
  const { language: _language, backPath: _backPath, ...chosen } = asked;
  const keys = pressKeys(["gift", chosen], control.idempotencyKey, now);
  const { isHoneypotFilled } = control;
  const aTry = { now, giftCents, email: asked.email, clientAddress, network, isHoneypotFilled };
  const kept = await commit(world, (stores) => keepGift(stores, draft, keys, aTry));
  return "gift" in kept ? openPage(world, kept.gift) : kept;
}

type Draft = Omit<NewGift, "idempotencyKey">;

function draftOf(world: GivingWorld, request: GiftRequest, now: Date): Draft {
  const { coversFee, wantsReminder: _, ...choice } = request;
  // It becomes part of an address we send people to.
  const isOurs = /^\/(es\/)?donate\b/.test(request.backPath);
  const { dedication } = choice;
  return {
    ...choice,
    // They stand in the subjects of e-mails, which a webhook writes much later.
    name: oneLine(choice.name),
    dedication: dedication && { ...dedication, name: oneLine(dedication.name) },
    backPath: isOurs ? request.backPath : addressOf("donate", request.language),
    feeCoverCents: coversFee ? feeCoverFor(choice.giftCents, world.cardFee) : 0,
    startedAt: now,
    mode: world.payments.mode,
  };
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, " ").trim();

/** True when the payment page of a gift is closed, or too near its end to be handed out again. */
function isOver({ state, checkoutUrl, startedAt }: Gift, now: Date): boolean {
  if (state === "expired") return true;
  if (state !== "started" && state !== "failed") return false;
  const ageMs = now.getTime() - startedAt.getTime();
  return (state === "failed" && checkoutUrl === null) || ageMs > pageMs - leastPageMs;
}

async function keepGift(
  stores: Stores,
  draft: Draft,
  { idempotencyKey, earlier }: PressKeys,
  aTry: GiftTry,
): Promise<{ gift: Gift } | NonNullable<Judgement>> {
  const { gifts } = stores;
  // One judgement at a time: ten at once would each see the count before the others.
  await gifts.lock(["gift tries"]);
  const same = earlier && (await gifts.findByIdempotencyKey(earlier.key));
  if (same && same.startedAt > earlier.since && !isOver(same, aTry.now)) return { gift: same };
  let key = idempotencyKey;
  let known = await gifts.findByIdempotencyKey(key);
  while (known) {
    if (!isOver(known, aTry.now)) return { gift: known };
    // The payment page of that one is closed: pressing again begins anew.
    key = `${idempotencyKey} after ${known.row}`;
    known = await gifts.findByIdempotencyKey(key);
  }
  const judged = await judgeTry(stores, aTry);
  if (judged) return judged;
  const gift = await gifts.add({ ...draft, idempotencyKey: key });
  if (!gift) throw new Error("two gifts were begun at once under one key");
  return { gift };
}

/** Opens the payment page, or finds the one that is open; the same answer however often asked. */
async function openPage(world: GivingWorld, gift: Gift): Promise<BeginAnswer> {
  const { interval, language, state, checkoutUrl, id: giftId, reference } = gift;
  const statusPath = addressOf("donateStatus", language, { params: { id: giftId } });
  const mayPay = state === "started" || state === "failed";
  if (!mayPay) return { kind: "redirect", url: statusPath, giftId };
  if (checkoutUrl) return { kind: "redirect", url: checkoutUrl, giftId };
  const purpose = purposeOf(gift.designation, world.words, language);
  const page = await unlessAway(world, () =>
    world.payments.openCheckout({
      ...gift,
      giftId,
      title: fillTemplate(world.words[`checkout_${interval}`][language], { purpose }),
      successUrl: `${world.siteUrl}${statusPath}`,
      cancelUrl: `${world.siteUrl}${unpaidPath(gift)}`,
      // The same however often it is asked for, as all that stands under one idempotency key.
      expiresAt: new Date(gift.startedAt.getTime() + pageMs),
    }),
  );
  if (!page) return { kind: "unavailable", reference };
  await commit(world, async ({ gifts }) => {
    await gifts.change(gift.row, { checkoutId: page.id, checkoutUrl: page.url });
    await gifts.addNames(gift.row, page.names);
  });
  return { kind: "redirect", url: page.url, giftId };
}
