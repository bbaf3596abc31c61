import { stringify } from "yaml";
import type { GivingActing } from "#domain/staff/acting.ts";
import type { Found } from "#domain/staff/find-gift.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { requireTarget } from "./find-target.ts";
import type { Options } from "./options.ts";
import { say, type Terminal } from "./terminal.ts";

/** Keys belong in e-mails only: whoever has one can change the gift, read the receipts or leave the newsletter. */
const keys = new Set(["manageToken", "resumeKey", "receiptKey", "checkoutUrl", "token"]);
export const withoutKeys = (kept: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(kept).filter(([name]) => !keys.has(name) && !(name === "id" && "row" in kept)),
  );

/** For machines as JSON; for people as YAML, in which nothing that a visitor typed moves the cursor. */
export const tell = (told: unknown, { isJson }: Options, { out }: Pick<Terminal, "out">) => {
  const json = JSON.stringify(told, null, 2);
  say(out, isJson ? json : stringify(JSON.parse(json)).trimEnd());
};

/** `show`: one message, gift or program fee with all that is kept of it, and its e-mails. */
export async function show({ storage }: GivingActing, options: Options, terminal: Terminal) {
  const { letters, ...kept } = await wholeOf(storage, await requireTarget(storage, options.target));
  const told = letters.map(({ html: _html, text: _text, ...letter }) => letter);
  tell({ ...kept, letters: told }, options, terminal);
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
