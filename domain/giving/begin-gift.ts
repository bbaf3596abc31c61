import type { Control } from "#domain/forms/read-form.ts";
import { fillTemplate, addressOf } from "#domain/language/language.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { submissionKeys, type SubmissionKeys } from "#domain/hashing.ts";
import { feeCoverFor, leastGiftCents, mostGiftCents } from "./money.ts";
import { judgeTry, networkOf, type Judgement } from "./card-testing.ts";
import { runTransaction, purposeOf, type GivingWorld } from "./giving-world.ts";
import type { NewGift } from "./gift-store.ts";
import type { Gift, GiftChoice } from "./gift.ts";
import { resumePath } from "./giving-paths.ts";
import { nullIfUnavailable } from "./payments.ts";
import { pageMs, resumeFor } from "./unfinished-gift.ts";

export type GiftRequest = Omit<GiftChoice, "feeCoverCents"> & {
  readonly coversFee: boolean;
  /** Path and query of the donation page with the amount filled in; "cancel" leads back to it. */
  readonly backPath: string;
  /** The donor wants one reminder if the gift is not finished; sent in live mode only. */
  readonly wantsReminder: boolean;
};

export type GiftMeta = { readonly clientAddress: string; readonly control: Control };

export type BeginAnswer =
  /** To the hosted payment page, or to the status page if this gift is already paid. */
  | { readonly kind: "redirect"; readonly url: string; readonly giftId: string }
  /** Above $25,000 staff arrange the gift (specification). */
  | { readonly kind: "person" }
  /** `isRaised`: the minimum is higher for now, because stolen cards are being tested. */
  | { readonly kind: "too_little"; readonly leastCents: number; readonly isRaised: boolean }
  /** Rate limit of the network or address. */
  | { readonly kind: "later" }
  /** The payment provider did not answer; nothing was charged, a retry is safe. */
  | { readonly kind: "unavailable"; readonly reference: string };

/** A page without script sends no key: an equal gift within this time is a double press. */
const doublePressMs = 10 * 60_000;

// A payment page is reused while it stays open at least this long. Stripe accepts an `expires_at` of 30 minutes to
// 24 hours ahead (docs.stripe.com/api/checkout/sessions/create).
const leastPageMs = 31 * 60_000;

/** Stores a new gift, then opens a payment page for it. A repeated request gets the same gift and page. */
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
  const { idempotencyKey } = meta.control;
  const now = world.clock.now();
  const asked = { ...request, email: request.email.trim().toLowerCase() };
  const network = networkOf(await world.storage.secret("limits"), meta.clientAddress);
  const resume = await resumeFor(world, asked, meta, now);
  const draft = { ...draftOf(world, asked, now), network, ...resume };
  // Language and way back are no part of the idempotency key.
  const { language: _language, backPath: _backPath, ...chosen } = asked;
  // Without script nothing in the key is secret: only the donor's network gets the page of the donor's gift.
  const content = ["gift", chosen, idempotencyKey ?? network];
  const keys =
    idempotencyKey === null
      ? submissionKeys(content, doublePressMs, now)
      : { idempotencyKey: JSON.stringify([idempotencyKey, content]), earlier: null };
  const kept = await runTransaction(world, (stores) => keepGift(stores, draft, keys, meta));
  return "gift" in kept ? openPage(world, kept.gift) : kept;
}

export type Draft = Omit<NewGift, "idempotencyKey" | "network"> & {
  readonly network: string;
};

function draftOf(world: GivingWorld, request: GiftRequest, now: Date) {
  const { coversFee, wantsReminder: _, ...choice } = request;
  // Prevents an open redirect: e-mails and the payment page link to it.
  const isOurs = /^\/(es\/)?donate\b/.test(request.backPath);
  const { dedication } = choice;
  return {
    ...choice,
    // Names are used in e-mail subjects.
    name: oneLine(choice.name),
    dedication: dedication && { ...dedication, name: oneLine(dedication.name) },
    backPath: isOurs ? request.backPath : addressOf("donate", request.language),
    feeCoverCents: coversFee ? feeCoverFor(choice.giftCents, world.cardFee) : 0,
    startedAt: now,
    mode: world.payments.mode,
  };
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, " ").trim();

/** True if the payment page of an unpaid gift is closed, or about to close. */
function isOver({ state, checkoutUrl, startedAt }: Gift, now: Date): boolean {
  if (state === "expired") return true;
  if (state !== "started" && state !== "failed") return false;
  const ageMs = now.getTime() - startedAt.getTime();
  return (state === "failed" && checkoutUrl === null) || ageMs > pageMs - leastPageMs;
}

async function keepGift(
  stores: Stores,
  draft: Draft,
  { idempotencyKey, earlier }: SubmissionKeys,
  meta: GiftMeta,
): Promise<{ gift: Gift } | NonNullable<Judgement>> {
  const { gifts } = stores;
  const { startedAt: now } = draft;
  // One at a time, or concurrent attempts would all see the same counts.
  await gifts.lock("gift tries");
  const same = earlier && (await gifts.findByIdempotencyKey(earlier.key));
  if (same && same.startedAt > earlier.since && !isOver(same, now)) return { gift: same };
  let key = idempotencyKey;
  let known = await gifts.findByIdempotencyKey(key);
  while (known) {
    if (!isOver(known, now)) return { gift: known };
    // The payment page of the known gift is closed: begin another gift.
    key = `${idempotencyKey} after ${known.row}`;
    known = await gifts.findByIdempotencyKey(key);
  }
  const judged = await judgeTry(stores, draft, meta);
  if (judged) return judged;
  const gift = await gifts.add({ ...draft, idempotencyKey: key });
  if (!gift) throw new Error("idempotency key taken despite the lock");
  return { gift };
}

/** Opens the payment page of a stored gift, or returns the open one. */
async function openPage(world: GivingWorld, gift: Gift): Promise<BeginAnswer> {
  const { interval, language, state, checkoutUrl, id: giftId, reference } = gift;
  const statusPath = addressOf("donateStatus", language, { params: { id: giftId } });
  const mayPay = state === "started" || state === "failed";
  const open = mayPay ? checkoutUrl : statusPath;
  if (open) return { kind: "redirect", url: open, giftId };
  const purpose = purposeOf(gift.designation, world.words, language);
  const page = await nullIfUnavailable(world, () =>
    world.payments.openCheckout({
      ...gift,
      giftId,
      title: fillTemplate(world.words[`checkout_${interval}`][language], { purpose }),
      successUrl: `${world.siteUrl}${statusPath}`,
      cancelUrl: `${world.siteUrl}${resumePath(gift, "unpaid")}`,
      // Derived from the gift, because Stripe requires equal parameters under one idempotency key.
      expiresAt: new Date(gift.startedAt.getTime() + pageMs),
    }),
  );
  if (!page) return { kind: "unavailable", reference };
  await runTransaction(world, async ({ gifts }) => {
    await gifts.change(gift.row, { checkoutId: page.id, checkoutUrl: page.url });
    await gifts.addNames(gift.row, page.names);
  });
  return { kind: "redirect", url: page.url, giftId };
}
