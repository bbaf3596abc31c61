import { addressOf } from "#domain/language/language.ts";
import { maskedEmail } from "#domain/mail/masked-email.ts";
import { donorZone } from "./donor-day.ts";
import { emailChangeOf } from "./email-change.ts";
import type { GivingWorld } from "./giving-world.ts";
import { wantsNews } from "./news-of-gifts.ts";
import { shownReceipts } from "./receipts.ts";
import { mayBeForgotten } from "./unfinished-gift.ts";

/** All that the page of a gift is drawn from; null where there is no gift of the id. */
export async function statusOf(world: GivingWorld, giftId: string) {
  const gift = await world.storage.gifts.find(giftId);
  if (!gift) return null;
  const payments = await world.storage.gifts.paymentsOf(gift.row);
  const mayPay = gift.state === "started" || gift.state === "failed";
  return {
    ...gift,
    totalCents: gift.giftCents + gift.feeCoverCents,
    refundedCents: payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
    presented: (gift.interval === "once" && payments[0]?.presented) || null,
    zone: donorZone(gift.country, gift.receivedAt ?? gift.startedAt),
    /** The hosted page, while the donor may still pay there. */
    continueUrl: mayPay ? gift.checkoutUrl : null,
    /** `m…a@example.org`: enough for the donor to see a slip. */
    maskedEmail: maskedEmail(gift.email),
    ...emailChangeOf(gift, world.clock.now()),
    /** The donation page with everything filled in, to try again. */
    againPath: gift.backPath || addressOf("donate", gift.language),
    wantsNews: await wantsNews(world, gift.row),
    mayBeForgotten: mayBeForgotten(gift, world.clock.now()),
    receipts: shownReceipts(world, gift, payments),
  };
}

export type GiftStatus = NonNullable<Awaited<ReturnType<typeof statusOf>>>;
