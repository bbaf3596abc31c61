import { hasAmount, type EnteredGift } from "#domain/giving/entered-gift.ts";
import type { Gift, GiftPayment } from "#domain/giving/gift.ts";
import { remarkNames, remarkTitles } from "#domain/giving/gift-remarks.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import { guatemalaMinute } from "#domain/calendar/guatemala-time.ts";
import { requireGift } from "./gifts-find.ts";
import type { GiftsOptions } from "./gifts-options.ts";
import { printable, say, styled, table } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";

const dollars = (cents: number) => formatCents(cents, "en");
const total = ({ giftCents, feeCoverCents }: Pick<Gift, "giftCents" | "feeCoverCents">) =>
  dollars(giftCents + feeCoverCents);

/** What belongs in letters only: whoever has it can change the gift or read the receipts. */
const keys = new Set(["id", "manageToken", "receiptKey", "checkoutUrl"]);
const withoutKeys = (kept: object) =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => !keys.has(name)));

/** `gifts list`: newest first, and what the books add up to. */
export async function listGifts(
  { storage, payments }: GivingActing,
  options: GiftsOptions,
  { out }: Terminal,
): Promise<void> {
  const found = await storage.gifts.list(options.filter, options.limit);
  const count = await storage.gifts.count(options.filter);
  const totals = await storage.gifts.totals(payments.mode);
  const receivedCents = totals.reduce((sum, { giftCents }) => sum + giftCents, 0);
  if (options.isJson) {
    say(out, JSON.stringify({ count, receivedCents, gifts: found.map(withoutKeys) }, null, 2));
    return;
  }
  if (found.length > 0) {
    const headings = ["Reference", "Begun", "State", "Kind", "Amount", "For", "From"];
    say(out, table(out, headings, found.map(toRow)));
    say(out);
  }
  say(out, found.length < count ? `${found.length} of ${count} shown` : `${count} in all`);
  say(out, `received on the whole, less refunds and covered fees: ${dollars(receivedCents)}`);
}

function toRow(gift: Gift): string[] {
  const from = [gift.name, gift.email && `<${gift.email}>`].filter(Boolean).join(" ");
  const card = gift.recurring === null ? gift.rhythm : `${gift.rhythm}, ${gift.recurring}`;
  const rhythm = gift.entered?.way ?? card;
  const state = gift.mode === "live" ? gift.state : `${gift.state} (${gift.mode})`;
  return [
    gift.reference,
    guatemalaMinute(gift.startedAt),
    state,
    rhythm,
    gift.entered && !hasAmount(gift.entered) ? "described" : total(gift),
    gift.designation?.id ?? "",
    from,
  ];
}

/** `gifts show`: everything there is about one gift. */
export async function showGift(
  { storage }: GivingActing,
  options: GiftsOptions,
  { out }: Terminal,
): Promise<void> {
  const gift = await requireGift(storage, options.target);
  const payments = await storage.gifts.paymentsOf(gift.row);
  const entries = await storage.gifts.entriesOf(gift.row);
  const letters = await storage.outbox.listOfGift(gift.row);
  if (options.isJson) {
    const told = letters.map(({ html: _html, text: _text, ...letter }) => letter);
    const whole = { ...withoutKeys(gift), payments: payments.map(withoutKeys), entries };
    say(out, JSON.stringify({ ...whole, letters: told }, null, 2));
    return;
  }
  describe(gift, out);
  for (const payment of payments) say(out, describePayment(payment));
  if (entries.length > 0) {
    const rows = entries.flatMap(({ key, at, lines }) =>
      lines.map(({ account, cents }) => [guatemalaMinute(at), key, account, dollars(cents)]),
    );
    say(out);
    say(out, table(out, ["When", "Entry", "Account", "Debit (credit: -)"], rows));
    say(out);
  }
  for (const letter of letters) {
    const to = letter.to === "staff" ? "staff" : letter.to.email;
    say(out, `letter ${letter.name} to ${to}: ${letter.state}, tried ${letter.attempts} ×`);
  }
}

function describe(gift: Gift, out: Terminal["out"]): void {
  const line = (label: string, text: string | null) => {
    if (text) say(out, `${styled(out, "bold", `${label}:`)} ${printable(text)}`);
  };
  say(out, `${styled(out, "bold", gift.reference)}  ${gift.rhythm}, ${gift.language}`);
  if (gift.mode !== "live") say(out, styled(out, "yellow", `a ${gift.mode}: no money moved`));
  line("state", gift.state);
  line(`${gift.rhythm} gift`, gift.recurring);
  line("begun", guatemalaMinute(gift.startedAt));
  line("paused until", gift.pausedUntil && guatemalaMinute(gift.pausedUntil));
  line("next payment", gift.nextPaymentAt && guatemalaMinute(gift.nextPaymentAt));
  const { entered } = gift;
  if (!entered || hasAmount(entered)) line("gift", dollars(gift.giftCents));
  if (entered) describeEntry(entered, line);
  line("covered fee", gift.feeCoverCents > 0 ? dollars(gift.feeCoverCents) : null);
  line("for", gift.designation && `${gift.designation.label.en} (${gift.designation.id})`);
  line("name", gift.name);
  line("e-mail", gift.email);
  for (const name of remarkNames) line(remarkTitles[name], gift.remarks[name]);
  const { dedication } = gift;
  line("dedicated", dedication && `${dedication.kind}: ${dedication.name}`);
  line("checkout", gift.checkoutId);
  line("subscription", gift.subscriptionId);
  line("note", gift.staffNote);
}

function describeEntry(
  { way, what, shares, sponsor, inReturn, replaces }: EnteredGift,
  line: (label: string, text: string | null) => void,
): void {
  line("entered by hand", way);
  line("given", shares === null ? what : `${shares} shares of ${what}`);
  line("through", sponsor);
  line("in return", inReturn && `${inReturn.what} (${dollars(inReturn.cents)})`);
  line("in place of", replaces);
}

function describePayment(payment: GiftPayment): string {
  const back = payment.refundedCents > 0 ? `, ${dollars(payment.refundedCents)} refunded` : "";
  const disputed = payment.isDisputed ? ", disputed" : "";
  const { receiptNumber, paidAt, paymentId } = payment;
  return `${receiptNumber}  ${guatemalaMinute(paidAt)}  ${total(payment)}${back}${disputed}  ${paymentId}`;
}
