import { correctEntry, enterGift, withdrawEntry } from "#domain/giving/enter-gift.ts";
import { hasAmount } from "#domain/giving/entered-gift.ts";
import type { Gift, GiftPayment } from "#domain/giving/gift.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import {
  readEntry,
  type Entry,
  type EntryRules,
  type TypedEntry,
} from "#domain/giving/read-entry.ts";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { randomToken } from "#domain/hashing.ts";
import { plainDollars } from "#domain/giving/money.ts";
import { findDesignation } from "#reader/designations.ts";
import { askEntry } from "./gifts-ask.ts";
import { isConfirmed } from "./delete.ts";
import { requirePayment } from "./gifts-find.ts";
import { flagOf, type GiftsOptions } from "./gifts-options.ts";
import { say, styled } from "./terminal.ts";
import type { StaffWorld } from "./staff-world.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

/** The purposes there are and the day it is. */
export const rulesOf = ({ clock }: StaffWorld): EntryRules => ({
  now: clock.now(),
  findDesignation,
});

/** `gifts enter`: a gift that did not come by card, by flags or question by question. */
export async function enterByHand(
  world: StaffWorld,
  options: GiftsOptions,
  terminal: Terminal,
): Promise<void> {
  const isAsked = Object.keys(options.entry).length === 0 && terminal.input.isTTY;
  const entry = isAsked
    ? await askEntry(rulesOf(world), terminal)
    : entryOf(options.entry, rulesOf(world));
  sayMode(world, terminal);
  const { isThanked } = options;
  const question = `${inOneLine(entry)}; ${whoIsThanked(entry, isThanked)}. Enter it?`;
  if (!(await isConfirmed(options, terminal, question))) {
    say(terminal.err, "nothing was entered");
    return;
  }
  const gift = await enterGift(world, entry, { idempotencyKey: randomToken(), isThanked });
  if (gift === "known") throw new Error("a random key was drawn twice");
  await world.storage.audit.append(world.clock.now(), "entered", { way: entry.way, gifts: 1 });
  await sayEntered(world, gift, isThanked, terminal);
}

/** `gifts correct`: the same gift anew; what is not typed stays as it was. */
export async function correctGift(
  world: StaffWorld,
  options: GiftsOptions,
  terminal: Terminal,
): Promise<void> {
  const found = await requireEntry(world, options.target);
  if (Object.keys(options.entry).length === 0) {
    throw new UsageError("what is to be corrected? For example --amount 250");
  }
  const entry = entryOf(
    { ...typedOf(found.gift, found.payment), ...options.entry },
    rulesOf(world),
  );
  const { receiptNumber } = found.payment;
  const thanks = whoIsThanked(entry, options.isThanked);
  const question = `In place of ${receiptNumber}: ${inOneLine(entry)}; ${thanks}. Correct it?`;
  if (!(await isConfirmed(options, terminal, question))) {
    say(terminal.err, "nothing was changed");
    return;
  }
  const gift = await correctEntry(world, found, entry, options.isThanked);
  if (gift === "not_standing") throw new UsageError(`${receiptNumber} was taken back already`);
  await world.storage.audit.append(world.clock.now(), "entered", { way: entry.way, corrected: 1 });
  say(terminal.out, `${receiptNumber} no longer counts`);
  await sayEntered(world, gift, options.isThanked, terminal);
}

/** `gifts withdraw`: a mistake, a check that bounced, money given back by hand. */
export async function withdrawGift(
  world: StaffWorld,
  options: GiftsOptions,
  terminal: Terminal,
): Promise<void> {
  const { gift, payment } = await requireEntry(world, options.target);
  const { because } = options;
  if (because === null) throw new UsageError("why? --because mistake, bounced or returned");
  const { receiptNumber } = payment;
  if (!(await isConfirmed(options, terminal, `Take ${receiptNumber} back (${because})?`))) {
    say(terminal.err, "nothing was changed");
    return;
  }
  if (!(await withdrawEntry(world, gift, because))) {
    throw new UsageError(`${receiptNumber} was taken back already`);
  }
  await world.storage.audit.append(world.clock.now(), "withdrawn", { because });
  say(terminal.out, `${receiptNumber} no longer counts; the donor is not written to`);
}

/** An entry by hand of the site's own mode; a card's payment is refunded in another way. */
async function requireEntry({ storage, payments }: StaffWorld, target: string | null) {
  const found = await requirePayment(storage, target);
  const { entered, reference, mode } = found.gift;
  if (!entered) throw new UsageError(`${reference} came by card; gifts refund gives it back`);
  if (mode !== payments.mode) {
    const { receiptNumber } = found.payment;
    throw new UsageError(
      mode === "live"
        ? `${receiptNumber} is real money, and this site takes none now (${payments.mode})`
        : `${receiptNumber} was entered to try the site out (${mode}); it counts for nothing and stays`,
    );
  }
  return found;
}

function entryOf(typed: TypedEntry, rules: EntryRules): Entry {
  const read = readEntry(typed, rules);
  if ("entry" in read) return read.entry;
  const faults = read.faults.map(({ field, says }) => `--${flagOf(field)} ${says}`);
  throw new UsageError(faults.join("; "));
}

/** An entry as somebody would type it. */
function typedOf(gift: Gift, payment: GiftPayment): TypedEntry {
  const { entered, staffNote } = gift;
  if (!entered) return {};
  return {
    received: guatemalaDay(payment.paidAt),
    way: entered.way,
    amount: hasAmount(entered) ? plainDollars(payment.giftCents) : "",
    what: entered.what ?? "",
    shares: entered.shares ?? "",
    sponsor: entered.sponsor ?? "",
    name: gift.name,
    email: gift.email,
    language: gift.language,
    for: gift.designation?.id ?? "",
    in_return: entered.inReturn?.what ?? "",
    in_return_value: entered.inReturn ? plainDollars(entered.inReturn.cents) : "",
    note: staffNote,
  };
}

/** `check of US$250.00, received 2026-11-02 from Ana <ana@example.org>, in es`. */
export function inOneLine(entry: Entry): string {
  const { way, giftCents, what, shares, name, email, language, receivedAt, designation } = entry;
  const given = hasAmount(entry)
    ? formatCents(giftCents, "en")
    : shares === null
      ? what
      : `${shares} shares of ${what}`;
  const from = [name, email && `<${email}>`].filter(Boolean).join(" ") || "nobody named";
  const purpose = designation ? ` for ${designation.id}` : "";
  return `${way} of ${given}${purpose}, received ${guatemalaDay(receivedAt)} from ${from}, in ${language}`;
}

/** Whether a letter goes out. */
function whoIsThanked({ email }: Pick<Gift, "email">, isThanked: boolean): string {
  return email !== "" && isThanked ? "the donor is thanked by mail" : "nobody is written to";
}

/** Where no money moves, what is entered counts for nothing either. */
export function sayMode({ payments: { mode } }: StaffWorld, { err }: Terminal): void {
  if (mode === "live") return;
  const line = `this site takes no money yet (${mode}): what is entered is for trying out and counts for nothing`;
  say(err, styled(err, "yellow", line));
}

async function sayEntered(
  { storage }: StaffWorld,
  gift: Gift,
  isThanked: boolean,
  { out }: Terminal,
): Promise<void> {
  const [payment] = await storage.gifts.paymentsOf(gift.row);
  const number = payment?.receiptNumber ?? "";
  say(out, `${gift.reference} is entered, with the number ${number}`);
  const isPaperWanted = gift.email === "" || !isThanked;
  const paper = isPaperWanted
    ? `; on paper: npm run inbox -- gifts receipt ${number} --output ${number}.pdf`
    : "";
  say(out, whoIsThanked(gift, isThanked) + paper);
}
