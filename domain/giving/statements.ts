import { isSame, sign } from "#domain/hashing.ts";
import { addressOf, inEachLanguage } from "#domain/language/language.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { expiringKey, openKey } from "./expiring-key.ts";
import { dayIn, donorZone } from "./donor-day.ts";
import { leftOf, type Gift } from "./gift.ts";
import { statementMail } from "./gift-mails.ts";
import { statementPdfPath, type StatementLink } from "./giving-paths.ts";
import { paymentsLock, type GivingWorld } from "./giving-world.ts";
import { findByNumber, receiptOf, type Receipt } from "./receipts.ts";

export const statementSecret = "statement";

/** A calendar year in all time zones: from its first moment anywhere on earth to before its last. */
export const yearBounds = (year: number) => ({
  from: new Date(Date.UTC(year, 0, 0)),
  to: new Date(Date.UTC(year + 1, 0, 2)),
});

export const isYearOpen = ({ clock }: Pick<GivingWorld, "clock">, year: number): boolean =>
  yearBounds(year).to > clock.now();

/** The tax year of a payment, in the donor's time zone. */
export const yearOf = ({ zone, paidAt }: Pick<Receipt, "zone" | "paidAt">): number =>
  Number(dayIn(zone, paidAt).slice(0, 4));

/** Statement of all payments of an address in a year; null if none, or only through funds and platforms, which give their own tax receipts. */
export async function statementOf(world: GivingWorld, email: string, year: number) {
  if (email === "") return null;
  const { from, to } = yearBounds(year);
  const all = await world.storage.gifts.paymentsBetween(email, from, to);
  // Excludes payments from demonstration and test mode.
  const { mode } = world.payments;
  const receipts = all
    .map(({ gift, payment }) => receiptOf(world, gift, payment))
    .filter((receipt) => receipt.mode === mode && yearOf(receipt) === year);
  const ours = receipts.filter(({ entered }) => !entered?.sponsor);
  // A stranger may have given a dollar under this address, or more by a stolen card, with another name and language.
  const [largest] = ours.toSorted((a, b) => leftOf(b) - leftOf(a));
  if (!ours[0] || !largest) return null;
  const { language, donor } = largest;
  const key = await signatureOf(world, email, year);
  const link = { year, of: ours[0].number, key: expiringKey(world, "statement", key) };
  return {
    year,
    link,
    language,
    organisation: world.organisation,
    donor,
    receipts,
    totalCents: ours.reduce((sum, one) => sum + leftOf(one), 0),
    /** Null once the year is over. */
    asOf: isYearOpen(world, year) ? world.clock.now() : null,
    mode,
    checkUrl: inEachLanguage((each) => world.siteUrl + addressOf("donateReceipt", each)),
    pdfUrl: `${world.siteUrl}${statementPdfPath(language, link)}`,
  };
}

export type YearStatement = NonNullable<Awaited<ReturnType<typeof statementOf>>>;

/**
 * A statement link's key: signs mode, year, address, and the manage token of the address's first received gift, so that
 * requesting new links (gift-links.ts) revokes old ones. Receipt keys must not open statements: anybody can give $1 under
 * a stranger's address and would then see all of the stranger's gifts.
 */
async function signatureOf({ storage, payments }: GivingWorld, email: string, year: number) {
  const { mode } = payments;
  const secret = await storage.secret(statementSecret);
  for await (const { receivedAt, manageToken } of storage.gifts.each({ email, mode })) {
    if (receivedAt) return sign(secret, [mode, year, email, manageToken].join(" "));
  }
  return sign(secret, "");
}

/** The statement for a link; null if forged, expired or revoked. */
export async function statementByLink(world: GivingWorld, { year, of, key }: StatementLink) {
  const opened = openKey(world, "statement", key);
  const found = opened === null ? null : await findByNumber(world.storage, of);
  if (opened === null || !found?.gift.email) return null;
  const { email } = found.gift;
  const isRight = isSame(await signatureOf(world, email, year), opened);
  return isRight ? statementOf(world, email, year) : null;
}

/** The mark of a gift whose donor was mailed that year's statement, and its mark after a change. */
export const statementMark = (year: number) => `statement ${year}`;
const outdated = (mark: string) => `outdated ${mark}`;

/** False when nothing is left of a payment, because it was given back; property has no amount. */
export const isKept = (one: Receipt) => leftOf(one) > 0 || one.entered?.hasAmount === false;

/** The statement of an address in a year; null also when nothing is left of its payments. */
export async function statementToSend(world: GivingWorld, email: string, year: number) {
  const one = await statementOf(world, email, year);
  return one?.receipts.some(isKept) ? one : null;
}

/** Queues a statement in the caller's transaction. @returns false if there is none, or the donor already had it */
export async function sendStatement(
  world: GivingWorld,
  stores: Stores,
  email: string,
  year: number,
): Promise<boolean> {
  const { gifts, outbox } = stores;
  await gifts.lock(paymentsLock);
  // Read in the transaction: the donor may have been erased, or have given, since the list was made.
  const inside = { ...world, storage: { ...world.storage, ...stores } };
  const statement = await statementToSend(inside, email, year);
  if (!statement) return false;
  const { link, mode } = statement;
  const mark = statementMark(year);
  // The mark may be on any gift of the address: others may have been entered since.
  const marks: string[] = [];
  for await (const { row } of gifts.each({ email, mode }))
    marks.push(...(await gifts.marksOf(row)));
  if (marks.includes(mark)) return false;
  const found = await gifts.findPayment(link.of);
  if (!found) return false;
  const now = world.clock.now();
  await gifts.mark(found.gift.row, mark, now);
  const mail = statementMail(world, statement, marks.includes(outdated(mark)));
  await outbox.add([mail], { now, giftRow: found.gift.row });
  return true;
}

/** Lets the statement of a payment's year be sent again after a change, in the caller's transaction; an unsent one is dropped. */
export async function renewStatement({ gifts, outbox }: Stores, gift: Gift, paidAt: Date) {
  const { email, mode, country } = gift;
  // Gifts without an address are of different people.
  if (email === "") return;
  const mark = statementMark(yearOf({ zone: donorZone(country, paidAt), paidAt }));
  for (const { giftRow, at, ...owner } of await gifts.marked(mark)) {
    if (owner.email !== email || owner.mode !== mode) continue;
    await gifts.unmark(giftRow, mark);
    // Marked in the moment in which it was queued.
    const unsent = { giftRow, name: "gift-statement", createdAt: at };
    if ((await outbox.dropUnsent(email, unsent)) > 0) continue;
    await gifts.mark(giftRow, outdated(mark), at);
  }
}

/** Leaves word of an outdated statement at the address that has it, when one of its gifts moves to another address. */
export async function leaveOutdated({ gifts }: Stores, { row, email, mode }: Gift, now: Date) {
  const others = await gifts.list({ email, mode, receivedAt: { from: new Date(0) } }, 2);
  const other = others.find((one) => one.row !== row);
  for (const mark of await gifts.marksOf(row)) {
    if (!mark.startsWith(outdated(""))) continue;
    await gifts.unmark(row, mark);
    if (other) await gifts.mark(other.row, mark, now);
  }
}
