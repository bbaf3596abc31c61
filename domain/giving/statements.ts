import { guatemalaMidnight } from "#domain/calendar/guatemala-time.ts";
import { statementLetter } from "./gift-letters.ts";
import { statementPdfPath } from "./giving-paths.ts";
import type { GivingWorld } from "./giving-world.ts";
import type { YearStatement } from "./receipt.ts";
import { receiptOf } from "./receipts.ts";

/** When a year of the Guatemalan calendar begins and ends. */
export function yearBounds(year: number): { from: Date; to: Date } {
  const start = (of: number) => guatemalaMidnight(`${of}-01-01`) ?? new Date(Number.NaN);
  return { from: start(year), to: start(year + 1) };
}

/**
 * What an address gave in a year; null when nothing, or only through funds and platforms: theirs is
 * the paper for taxes, and a statement of ours would look like one.
 */
export async function statementOf(
  world: GivingWorld,
  email: string,
  year: number,
): Promise<YearStatement | null> {
  if (email === "") return null;
  const { from, to } = yearBounds(year);
  const all = await world.storage.gifts.paymentsBetween(email, from, to);
  // What was tried out before the site took money is no gift.
  const { mode } = world.payments;
  const paid = all.filter(({ gift }) => gift.mode === mode);
  const receipts = paid.map(({ gift, payment }) => receiptOf(world, gift, payment));
  const ours = receipts.filter(({ entered }) => !entered?.sponsor);
  const last = paid.at(-1);
  if (!ours[0] || !last) return null;
  const { language, name } = last.gift;
  const { key } = ours[0];
  return {
    year,
    key,
    language,
    organisation: world.organisation,
    donor: { name, email },
    receipts,
    totalCents: ours.reduce((sum, one) => sum + one.totalCents - one.refundedCents, 0),
    mode,
    pdfUrl: `${world.siteUrl}${statementPdfPath(language, year, key)}`,
  };
}

/**
 * `Giving.statement`: whoever holds any receipt of the year may see the others of the same donor. So a
 * link stays good when an earlier gift is entered later, or the gift it was made from is corrected.
 */
export async function statementByKey(
  world: GivingWorld,
  year: number,
  key: string,
): Promise<YearStatement | null> {
  const found = await world.storage.gifts.findPaymentByKey(key);
  if (!found || found.gift.mode !== world.payments.mode) return null;
  const { from, to } = yearBounds(year);
  const { paidAt } = found.payment;
  return paidAt >= from && paidAt < to ? statementOf(world, found.gift.email, year) : null;
}

/** Mails a statement, unless its donor had one of the same year. False: nothing is sent. */
export function sendStatement(world: GivingWorld, statement: YearStatement): Promise<boolean> {
  const { year, key, mode } = statement;
  const { email } = statement.donor;
  const mark = `statement ${year}`;
  return world.storage.transaction(async ({ gifts, outbox }) => {
    await gifts.lock([`${mark} ${email}`]);
    // The mark may be on any of them: others were entered since, or the one was corrected.
    for await (const gift of gifts.each({ email })) {
      if (gift.mode === mode && (await gifts.marksOf(gift.row)).includes(mark)) return false;
    }
    const found = await gifts.findPaymentByKey(key);
    if (!found) return false;
    const now = world.clock.now();
    await gifts.mark(found.gift.row, mark, now);
    const how = { now, state: "waiting", submissionId: null, giftRow: found.gift.row } as const;
    await outbox.add([statementLetter(world, statement)], how);
    return true;
  });
}
