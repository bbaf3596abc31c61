import { hasAmount } from "#domain/giving/entered-gift.ts";
import type { Gift } from "#domain/giving/gift.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import {
  readEntry,
  type Entry,
  type EntryRules,
  type TypedEntry,
} from "#domain/giving/read-entry.ts";
import {
  correctByHand,
  enterByHand as keepEntry,
  requireByHand,
  withdrawByHand,
} from "#domain/staff/gifts.ts";
import { typedEntryOf } from "#domain/staff/typed-entry.ts";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { randomToken } from "#domain/hashing.ts";
import { findDesignation } from "#reader/designations.ts";
import { askEntry } from "./gifts-ask.ts";
import { isConfirmed } from "./delete.ts";
import { requirePayment } from "./gifts-find.ts";
import type { GiftsOptions } from "./gifts-options.ts";
import { flagOf } from "./typed-options.ts";
import { say, styled } from "./terminal.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

/** The purposes there are and the day it is. */
export const rulesOf = ({ clock }: GivingActing): EntryRules => ({
  now: clock.now(),
  findDesignation,
});

/** `gifts enter`: a gift that did not come by card, by flags or question by question. */
export async function enterByHand(
  world: GivingActing,
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
  const gift = await keepEntry(world, entry, { idempotencyKey: randomToken(), isThanked });
  if (gift === "known") throw new Error("a random key was drawn twice");
  await sayEntered(world, gift, isThanked, terminal);
}

/** `gifts correct`: the same gift anew; what is not typed stays as it was. */
export async function correctGift(
  world: GivingActing,
  options: GiftsOptions,
  terminal: Terminal,
): Promise<void> {
  const found = await requireEntry(world, options.target);
  if (Object.keys(options.entry).length === 0) {
    throw new UsageError("what is to be corrected? For example --amount 250");
  }
  const entry = entryOf({ ...typedEntryOf(found), ...options.entry }, rulesOf(world));
  const { receiptNumber } = found.payment;
  const thanks = whoIsThanked(entry, options.isThanked);
  const question = `In place of ${receiptNumber}: ${inOneLine(entry)}; ${thanks}. Correct it?`;
  if (!(await isConfirmed(options, terminal, question))) {
    say(terminal.err, "nothing was changed");
    return;
  }
  const gift = await correctByHand(world, found, entry, options.isThanked);
  say(terminal.out, `${receiptNumber} no longer counts`);
  await sayEntered(world, gift, options.isThanked, terminal);
}

/** `gifts withdraw`: a mistake, a check that bounced, money given back by hand. */
export async function withdrawGift(
  world: GivingActing,
  options: GiftsOptions,
  terminal: Terminal,
): Promise<void> {
  const found = await requireEntry(world, options.target);
  const { because } = options;
  if (because === null) throw new UsageError("why? --because mistake, bounced or returned");
  const { receiptNumber } = found.payment;
  if (!(await isConfirmed(options, terminal, `Take ${receiptNumber} back (${because})?`))) {
    say(terminal.err, "nothing was changed");
    return;
  }
  await withdrawByHand(world, found, because);
  say(terminal.out, `${receiptNumber} no longer counts; the donor is not written to`);
}

/** An entry by hand of the site's own mode; a card's payment is refunded in another way. */
async function requireEntry(world: GivingActing, target: string | null) {
  const found = await requirePayment(world.storage, target);
  requireByHand(world, found);
  return found;
}

function entryOf(typed: TypedEntry, rules: EntryRules): Entry {
  const read = readEntry(typed, rules);
  if ("entry" in read) return read.entry;
  const faults = read.faults.map(({ field, says }) => `--${flagOf(field)} ${says}`);
  throw new UsageError(faults.join("; "));
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
export function sayMode({ payments: { mode } }: GivingActing, { err }: Terminal): void {
  if (mode === "live") return;
  const line = `this site takes no money yet (${mode}): what is entered is for trying out and counts for nothing`;
  say(err, styled(err, "yellow", line));
}

async function sayEntered(
  { storage }: GivingActing,
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
