import { dayMs } from "#domain/clock.ts";
import { fillTemplate, type Language } from "#domain/language/language.ts";
import { countSender } from "#domain/spam/spam.ts";
import type { GiftMeta } from "./begin-gift.ts";
import { runTransaction, type GivingWorld } from "./giving-world.ts";
import { runningStates } from "./gift.ts";
import { linkDays } from "./expiring-key.ts";
import { manageUrl } from "./gift-mails.ts";
import { formatCents, formatDay } from "#domain/language/format.ts";
import { receiptOf, type Receipt } from "./receipts.ts";
import { statementOf, yearOf, statementSecret } from "./statements.ts";

const mailsPerDay = 3;

/** Mails new links to all gifts of an address. Returns nothing, so that callers cannot learn whether there are any. */
export async function requestLinks(
  world: GivingWorld,
  typed: string,
  { clientAddress, control, language }: GiftMeta & { readonly language: Language },
): Promise<void> {
  const { storage, clock, payments } = world;
  const now = clock.now();
  const email = typed.trim().toLowerCase();
  const counted = await countSender(storage, clientAddress, email, now, true);
  if (counted === "flood" || control.isHoneypotFilled) return;
  const [mails = 1] = await storage.rateLimits.count([`links ${email}`], dayMs, now);
  if (mails > mailsPerDay) return;
  // Creates the secret if needed, which must not happen inside the transaction below.
  await storage.secret(statementSecret);
  await runTransaction(world, async (stores) => {
    const inside = { ...world, storage: { ...storage, ...stores } };
    // Revokes the links in earlier e-mails.
    for await (const { row } of stores.gifts.each({ email, mode: payments.mode }))
      await stores.gifts.renewKeys(row);
    const mail = await linksMail(inside, email, language);
    if (!mail) return;
    // Unsent earlier e-mails have the old keys, and this one links to all statements.
    await stores.outbox.dropUnsent(email, { name: [mail.name, "gift-statement"] });
    await stores.outbox.add([mail], { now });
  });
}

/** E-mail with links to running recurring gifts, statements and receipts, newest first; null if there are none. */
async function linksMail(world: GivingWorld, email: string, language: Language) {
  const { words, storage, clock, payments } = world;
  const { mode } = payments;
  const recurring = [];
  for await (const gift of storage.gifts.each({ email, mode, recurring: runningStates })) {
    const amount = formatCents(gift.giftCents + gift.feeCoverCents, language);
    recurring.push({
      label: `${words[gift.interval][language]}, ${amount}`,
      url: manageUrl(world, gift),
    });
  }
  // A gift entered by hand this morning is dated noon.
  const until = new Date(clock.now().getTime() + dayMs);
  const paid = await storage.gifts.paymentsBetween(email, new Date(0), until);
  const receipts = paid
    .filter(({ gift }) => gift.mode === mode)
    .map(({ gift, payment }) => receiptOf(world, gift, payment))
    .toReversed();
  if (recurring.length + receipts.length === 0) return null;
  const years = [...new Set(receipts.map(yearOf))].toSorted((a, b) => b - a);
  const statements = [];
  for (const year of years) {
    const statement = await statementOf(world, email, year);
    if (!statement) continue;
    const name = statement.asOf ? words.statement_so_far : words.statement;
    statements.push({ label: fillTemplate(name[language], { year }), url: statement.pdfUrl });
  }
  const receiptLinks = receipts.map((receipt) => ({
    label: labelOf(receipt, language),
    url: receipt.pdfUrl,
  }));
  return world.mails.write({
    mail: "gift-links",
    to: { email },
    language,
    values: {
      days: String(linkDays.manage),
      years: String(Math.floor(linkDays.receipt / 365)),
    },
    moreLinks: [...recurring, ...statements, ...receiptLinks],
  });
}

function labelOf({ entered, totalCents, paidAt, zone }: Receipt, language: Language): string {
  const hasNoAmount = entered !== null && !entered.hasAmount;
  const given = hasNoAmount ? entered.way[language] : formatCents(totalCents, language);
  return `${formatDay(paidAt, language, zone)}, ${given}`;
}
