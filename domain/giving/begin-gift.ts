import { addressOf } from "#domain/language/language.ts";
import { randomToken } from "#domain/hashing.ts";
import { leastGiftCents, mostGiftCents } from "./money.ts";
import { PaymentsUnavailable } from "./payments.ts";
import { newReference } from "#domain/reference.ts";
import { retryWhenLost } from "#domain/retry-when-lost.ts";
import { feeCoverFor } from "./card-fee.ts";
import { judgeTry, networkOf } from "./card-testing.ts";
import type { GiftTry, Judgement } from "./card-testing.ts";
import type { NewGift } from "./gift-rows.ts";
import type { Gift } from "./gift.ts";
import { purposeOf } from "./giving-text.ts";
import { unpaidPath } from "./giving-paths.ts";
import { pageMs, resumeFor } from "./unfinished-gift.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { pressKeys, type PressKeys } from "#domain/tables/idempotency-key.ts";
import type { GivingWorld } from "./giving-world.ts";
import type { BeginAnswer, GiftMeta, GiftRequest } from "./giving.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

// A page is open for `pageMs`, and is given out anew before the provider would find the rest too short:
// Stripe takes from 30 minutes to a day (docs.stripe.com/api/checkout/sessions/create, expires_at).
const leastPageMs = 31 * 60_000;

/** `Giving.begin`: what is kept is on disk before the payment provider hears of it. */
export async function beginGift(
  world: GivingWorld,
  request: GiftRequest,
  meta: GiftMeta,
): Promise<BeginAnswer> {
  const { giftCents } = request;
  if (giftCents > mostGiftCents) return { kind: "person", mostCents: mostGiftCents };
  if (!Number.isSafeInteger(giftCents) || giftCents < leastGiftCents) {
    return { kind: "too_little", leastCents: leastGiftCents, isRaised: false };
  }
  const now = world.clock.now();
  const email = request.email.trim().toLowerCase();
  const asked = { ...request, email };
  const network = await networkOf(await world.storage.secret("limits"), meta.clientAddress);
  const resume = await resumeFor(world, asked, meta, now);
  const draft = { ...draftOf(world, asked, now), network, resume };
  const keys = keysOf(asked, meta.control.idempotencyKey, now);
  const aTry: GiftTry = {
    now,
    giftCents,
    email,
    clientAddress: meta.clientAddress,
    network,
    isHoneypotFilled: meta.control.isHoneypotFilled,
  };
  const kept = await retryWhenLost(() =>
    world.storage.transaction((stores) => keepGift(stores, draft, keys, aTry)),
  );
  if ("gift" in kept) return openPage(world, kept.gift);
  return refusalOf(kept);
}

type Draft = Omit<NewGift, "idempotencyKey" | "id" | "reference" | "manageToken">;

function draftOf(
  world: GivingWorld,
  request: GiftRequest,
  now: Date,
): Omit<Draft, "network" | "resume"> {
  const { coversFee, wantsReminder: _, ...choice } = request;
  // It becomes part of an address we send people to.
  const isOurs = /^\/(es\/)?donate\b/.test(request.backPath);
  const { dedication } = choice;
  return {
    ...choice,
    // They stand in the subjects of letters, which a webhook writes much later.
    name: oneLine(choice.name),
    dedication: dedication && { ...dedication, name: oneLine(dedication.name) },
    backPath: isOurs ? request.backPath : addressOf("donate", request.language),
    feeCoverCents: coversFee ? feeCoverFor(choice.giftCents, world.cardFee) : 0,
    startedAt: now,
    mode: world.payments.mode,
  };
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, " ").trim();

function keysOf(
  // In which language it was pressed makes no other gift of it.
  { language: _language, backPath: _backPath, ...chosen }: GiftRequest,
  sent: string | null,
  now: Date,
): PressKeys {
  return pressKeys(["gift", chosen], sent, now);
}

/** Whether the payment page of a gift is closed, or too near its end to be handed out again. */
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
): Promise<{ gift: Gift } | Exclude<Judgement, { kind: "fine" }>> {
  const { gifts } = stores;
  // One judgement at a time: ten at once would each see the count before the others.
  await gifts.lock(["gift tries"]);
  const same = earlier && (await gifts.findByIdempotencyKey(earlier.key));
  if (same && same.startedAt > earlier.since && !isOver(same, aTry.now)) return { gift: same };
  let key = idempotencyKey;
  for (
    let known = await gifts.findByIdempotencyKey(key);
    known;
    known = await gifts.findByIdempotencyKey(key)
  ) {
    if (!isOver(known, aTry.now)) return { gift: known };
    // The payment page of that one is closed: pressing again begins anew.
    key = `${idempotencyKey} after ${known.row}`;
  }
  const judged = await judgeTry(stores, aTry);
  if (judged.kind !== "fine") return judged;
  for (;;) {
    const ids = { id: randomToken(), manageToken: randomToken(), reference: newReference() };
    const added = await gifts.add({ ...draft, ...ids, idempotencyKey: key });
    if ("row" in added) return { gift: await gifts.require(added.row) };
    const other = await gifts.findByIdempotencyKey(key);
    if (other) return { gift: other };
  }
}

/** Opens the payment page, or finds the one that is open; the same answer however often asked. */
async function openPage(world: GivingWorld, gift: Gift): Promise<BeginAnswer> {
  const statusPath = addressOf("donateStatus", gift.language, { params: { id: gift.id } });
  const mayPay = gift.state === "started" || gift.state === "failed";
  if (!mayPay) return { kind: "redirect", url: statusPath, giftId: gift.id };
  if (gift.checkoutUrl) return { kind: "redirect", url: gift.checkoutUrl, giftId: gift.id };
  const { interval, language, id: giftId } = gift;
  const words = world.words[`checkout_${interval}`];
  try {
    const page = await world.payments.openCheckout({
      ...gift,
      giftId,
      title: fillTemplate(words[language], {
        purpose: purposeOf(gift.designation, world.words, language),
      }),
      successUrl: `${world.siteUrl}${statusPath}`,
      cancelUrl: `${world.siteUrl}${unpaidPath(gift)}`,
      // The same however often it is asked for, as all that stands under one idempotency key.
      expiresAt: new Date(gift.startedAt.getTime() + pageMs),
    });
    await retryWhenLost(() =>
      world.storage.transaction(async ({ gifts }) => {
        await gifts.change(gift.row, { checkoutId: page.id, checkoutUrl: page.url });
        await gifts.addNames(gift.row, page.names);
      }),
    );
    return { kind: "redirect", url: page.url, giftId };
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    world.report(error);
    return { kind: "unavailable", reference: gift.reference };
  }
}

function refusalOf(judged: Exclude<Judgement, { kind: "fine" }>): BeginAnswer {
  switch (judged.kind) {
    case "raised":
      return { kind: "too_little", leastCents: judged.leastCents, isRaised: true };
    case "later":
      return { kind: "later" };
  }
}
