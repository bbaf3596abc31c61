import type { Letter } from "#domain/mail/letter.ts";
import type { Language } from "#domain/language/language.ts";
import { countSender } from "#domain/spam/spam.ts";
import { retryWhenLost } from "#domain/retry-when-lost.ts";
import { linkDays } from "./dated-key.ts";
import { manageUrl } from "./gift-letters.ts";
import type { Gift, GiftPayment } from "./gift.ts";
import { formatCents, formatDay } from "./giving-text.ts";
import type { GivingWorld } from "./giving-world.ts";
import type { GiftMeta } from "./giving.ts";
import { receiptOf } from "./receipts.ts";
import { statementOf, yearOf, statementSecret } from "./statements.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

const dayMs = 24 * 3_600_000;
const lettersPerDay = 3;

/** `Giving.requestLinks`: says nothing about whether there is anything under the address. */
export async function requestLinks(
  world: GivingWorld,
  typed: string,
  meta: GiftMeta & { readonly language: Language },
): Promise<void> {
  const { storage, clock } = world;
  const now = clock.now();
  const email = typed.trim().toLowerCase();
  const counted = await countSender(storage.rateLimits, meta.clientAddress, email, now);
  if (counted === "flood" || meta.control.isHoneypotFilled) return;
  const [letters = 1] = await storage.rateLimits.count([`links ${email}`], dayMs, now);
  if (letters > lettersPerDay) return;
  // The key of statements is read here: a transaction must not wait for anything but its stores.
  await storage.secret(statementSecret);
  const isMailed = await retryWhenLost(() =>
    storage.transaction(async (stores) => {
      const inside = { ...world, storage: { ...storage, ...stores } };
      await renewKeys(inside, email);
      const letter = linksLetter(inside, email, meta.language, await findLinks(inside, email));
      if (!letter) return false;
      // One that has not left yet carries keys of before.
      await stores.outbox.dropUnsent(email, { name: letter.name });
      await stores.outbox.add([letter], { now });
      return true;
    }),
  );
  if (isMailed) world.wakeOutbox();
}

/** With their keys the links of all earlier letters end. */
async function renewKeys({ storage, payments }: GivingWorld, email: string): Promise<void> {
  for await (const { row, mode } of storage.gifts.each({ email })) {
    if (mode === payments.mode) await storage.gifts.renewKeys(row);
  }
}

type Found = {
  readonly recurring: readonly Gift[];
  readonly payments: readonly { readonly gift: Gift; readonly payment: GiftPayment }[];
  readonly statements: readonly { readonly year: number; readonly pdfUrl: string }[];
};

/** Everything under an address that a link opens, newest first. */
async function findLinks(world: GivingWorld, email: string): Promise<Found> {
  const { storage, clock } = world;
  const recurring: Gift[] = [];
  for await (const gift of storage.gifts.each({ email })) {
    const isRunning = gift.recurring !== null && gift.recurring !== "stopped";
    if (isRunning && gift.mode === world.payments.mode) recurring.push(gift);
  }
  const until = new Date(clock.now().getTime() + 1);
  const payments = (await storage.gifts.paymentsBetween(email, new Date(0), until)).filter(
    ({ gift }) => gift.mode === world.payments.mode,
  );
  const years = new Set(
    payments.map(({ gift, payment }) => yearOf(receiptOf(world, gift, payment))),
  );
  const statements = [];
  for (const year of [...years].sort((a, b) => b - a)) {
    const statement = await statementOf(world, email, year);
    if (statement) statements.push(statement);
  }
  return { recurring, payments: payments.toReversed(), statements };
}

/** Null when there is nothing. */
function linksLetter(
  world: GivingWorld,
  email: string,
  language: Language,
  found: Found,
): Letter | null {
  const { words } = world;
  const recurring = found.recurring.map((gift) => ({
    label: `${words[gift.interval][language]}, ${formatCents(gift.giftCents + gift.feeCoverCents, language)}`,
    url: manageUrl(world, gift),
  }));
  const receipts = found.payments.map(({ gift, payment }) => {
    const receipt = receiptOf(world, gift, payment);
    const { entered } = receipt;
    const amount =
      entered && !entered.hasAmount
        ? entered.way[language]
        : formatCents(receipt.totalCents, language);
    return {
      label: `${formatDay(receipt.paidAt, language, receipt.zone)}, ${amount}`,
      url: receipt.pdfUrl,
    };
  });
  const statements = found.statements.map(({ year, pdfUrl }) => ({
    label: fillTemplate(words.statement[language], { year }),
    url: pdfUrl,
  }));
  if (recurring.length + receipts.length === 0) return null;
  return world.letters.write({
    letter: "gift-links",
    to: { email },
    language,
    values: {
      days: String(linkDays.manage),
      years: String(Math.floor(linkDays.receipt / 365)),
    },
    moreLinks: [...recurring, ...statements, ...receipts],
  });
}
