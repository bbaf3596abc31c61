import { isSignature, sign } from "#domain/hashing.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { datedKey, openKey } from "./dated-key.ts";
import { dayIn } from "./donor-day.ts";
import { statementMail } from "./gift-mails.ts";
import { statementPdfPath, type StatementLink } from "./giving-paths.ts";
import type { GivingWorld } from "./giving-world.ts";
import { findByNumber, receiptOf, type Receipt } from "./receipts.ts";

/** Name of the secret that signs the links of statements. */
export const statementSecret = "statement";

/** A year from its first moment anywhere on earth to its last. */
export const yearBounds = (year: number) => ({
  from: new Date(Date.UTC(year, 0, 0)),
  to: new Date(Date.UTC(year + 1, 0, 2)),
});

/** The year that a gift belongs to. */
export const yearOf = ({ zone, paidAt }: Pick<Receipt, "zone" | "paidAt">): number =>
  Number(dayIn(zone, paidAt).slice(0, 4));

/**
 * All that an address gave in a year; null when nothing, or only through funds and platforms: theirs is
 * the paper for taxes, and a statement of ours would look like one.
 */
export async function statementOf(world: GivingWorld, email: string, year: number) {
  if (email === "") return null;
  const { from, to } = yearBounds(year);
  const all = await world.storage.gifts.paymentsBetween(email, from, to);
  // A trial from before the site took money is no gift.
  const { mode } = world.payments;
  const receipts = all
    .map(({ gift, payment }) => receiptOf(world, gift, payment))
    .filter((receipt) => receipt.mode === mode && yearOf(receipt) === year);
  const ours = receipts.filter(({ entered }) => !entered?.sponsor);
  const last = receipts.at(-1);
  if (!ours[0] || !last) return null;
  const { language, donor } = last;
  const secret = await world.storage.secret(statementSecret);
  const key = sign(secret, await signedText(world, email, year));
  const link = { year, of: ours[0].number, key: datedKey(world, "statement", key) };
  return {
    year,
    link,
    language,
    organisation: world.organisation,
    donor,
    receipts,
    totalCents: ours.reduce((sum, one) => sum + one.totalCents - one.backCents, 0),
    mode,
    pdfUrl: `${world.siteUrl}${statementPdfPath(language, link)}`,
  };
}

/** One donor's payments of a year, by the donor's days, oldest first. */
export type YearStatement = NonNullable<Awaited<ReturnType<typeof statementOf>>>;

/**
 * The text that the key of a statement's link signs. No receipt's key opens a year: nobody asks whose an
 * address is before a gift, so whoever gave the least under a stranger's would read all that the stranger
 * gave. The key is the address's and no gift's, and so stays good when an earlier gift is entered later or
 * the one in the link is corrected. It signs a token too that every asking for other links replaces, of the
 * first gift that came: one that was begun and never paid is erased after a month.
 */
async function signedText({ storage, payments }: GivingWorld, email: string, year: number) {
  for await (const { mode, receivedAt, manageToken } of storage.gifts.each({ email })) {
    if (mode !== payments.mode || receivedAt === null) continue;
    return [mode, year, email, manageToken].join(" ");
  }
  return "";
}

export async function statementByLink(
  world: GivingWorld,
  { year, of, key }: StatementLink,
): Promise<YearStatement | null> {
  const opened = openKey(world, "statement", key);
  const found = opened === null ? null : await findByNumber(world, of);
  if (opened === null || !found?.gift.email) return null;
  const { email } = found.gift;
  const secret = await world.storage.secret(statementSecret);
  const isRight = isSignature(secret, await signedText(world, email, year), opened);
  return isRight ? statementOf(world, email, year) : null;
}

/** The mark of a gift, with the year, when its donor was mailed that year's statement. */
export const statementMark = "statement ";

/** Mails a statement, within a transaction, unless its donor had one of the same year. False: nothing is sent. */
export async function sendStatement(
  world: GivingWorld,
  { gifts, outbox }: Stores,
  statement: YearStatement,
): Promise<boolean> {
  const { year, link, mode } = statement;
  const { email } = statement.donor;
  const mark = `${statementMark}${year}`;
  await gifts.lock([`${mark} ${email}`]);
  // The mark may be on any of them: others were entered since, or the one was corrected.
  for await (const gift of gifts.each({ email })) {
    if (gift.mode === mode && (await gifts.marksOf(gift.row)).includes(mark)) return false;
  }
  const found = await gifts.findPayment(link.of);
  if (!found) return false;
  const now = world.clock.now();
  await gifts.mark(found.gift.row, mark, now);
  await outbox.add([statementMail(world, statement)], { now, giftRow: found.gift.row });
  return true;
}
