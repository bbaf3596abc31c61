import { guatemalaMinute } from "#domain/calendar/guatemala-time.ts";
import type { Gift, GiftPayment } from "#domain/giving/gift.ts";
import type { QueuedLetter } from "#domain/mail/letter.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import type { Found } from "#domain/staff/find-gift.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { requireTarget } from "./find-target.ts";
import type { Options } from "./options.ts";
import { printable, say, styled, type Terminal } from "./terminal.ts";

/** Keys belong in e-mails only: whoever has one can change the gift or read the receipts. */
const keys = new Set(["id", "manageToken", "resumeKey", "receiptKey", "checkoutUrl"]);
export const withoutKeys = (kept: Gift | GiftPayment) =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => !keys.has(name)));

/** `show`: one message, gift or program fee with all that is kept of it, and its e-mails. */
export async function show(
  { storage }: GivingActing,
  { target, isJson }: Options,
  { out }: Terminal,
): Promise<void> {
  const { letters, ...kept } = await wholeOf(storage, await requireTarget(storage, target));
  if (isJson) {
    const told = letters.map(({ html: _html, text: _text, ...letter }) => letter);
    say(out, JSON.stringify({ ...kept, letters: told }, null, 2));
    return;
  }
  describe(kept, out);
  for (const letter of letters) say(out, describeLetter(letter));
}

async function wholeOf({ outbox, gifts, programFees }: Storage, { kind, on }: Found) {
  switch (kind) {
    case "gift": {
      const payments = (await gifts.paymentsOf(on.row)).map(withoutKeys);
      const entries = await gifts.entriesOf(on.row);
      const letters = await outbox.listOfGift(on.row);
      return { ...withoutKeys(on), payments, entries, letters };
    }
    case "fee":
      return { ...on, letters: await outbox.listOfFee(on.row) };
    case "message": {
      const fees = await programFees.list({ request: on.reference }, 50);
      const letters = await outbox.listOf(on.id);
      return { ...on, fees: fees.map(({ number }) => number), letters };
    }
  }
}

/** A line for each value that is there; what is kept within others in lines of its own. */
function describe(kept: object, out: Terminal["out"]): void {
  for (const [name, value] of Object.entries(kept) as [string, unknown][]) {
    if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) continue;
    const label = styled(out, "bold", `${name}:`);
    if (value instanceof Date) say(out, `${label} ${guatemalaMinute(value)}`);
    else if (Array.isArray(value)) {
      for (const one of value) say(out, `${label} ${printable(inLine(one))}`);
    } else if (typeof value === "object") describe(value, out);
    else {
      const lines = inLine(value).split("\n").map(printable);
      say(out, `${label}${lines.length > 1 ? "\n  " : " "}${lines.join("\n  ")}`);
    }
  }
}

const inLine = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

function describeLetter({ name, to, state, attempts, lastError }: QueuedLetter): string {
  const trouble = lastError === null ? "" : `: ${printable(lastError)}`;
  const whom = to === "staff" ? "staff" : to.email;
  return `letter ${name} to ${whom}: ${state}, tried ${attempts} ×${trouble}`;
}
