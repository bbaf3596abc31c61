import { giftStates } from "#domain/giving/gift.ts";
import type { GiftFilter } from "#domain/giving/gift-store.ts";
import { parseDollars } from "#domain/giving/money.ts";
import {
  commonOf,
  daysOf,
  everywhere,
  oneOf,
  readTyped,
  type CommonOptions,
} from "./typed-options.ts";
import { UsageError } from "./usage.ts";

/** What was typed after `gifts`, checked. */
export type GiftsOptions = CommonOptions & {
  readonly filter: GiftFilter;
  readonly amountCents: number | null;
  readonly isToSend: boolean;
  /** The gift or receipt that a payment is said to be of. */
  readonly giftNumber: string | null;
  readonly isElsewhere: boolean;
};

const known = {
  ...everywhere,
  rhythm: { type: "string" },
  for: { type: "string" },
  email: { type: "string" },
  amount: { type: "string" },
  send: { type: "boolean", default: false },
  gift: { type: "string" },
  elsewhere: { type: "boolean", default: false },
} as const;

/**
 * Reads the command line behind `gifts`.
 *
 * @throws UsageError with one line that says what was wrong and what it may be
 */
export function readGiftsOptions(typed: readonly string[], now: Date): GiftsOptions {
  const read = readTyped(typed, known);
  const { values } = read;
  return {
    ...commonOf(read),
    filter: {
      ...daysOf(values, now),
      state: oneOf("--state", values.state, giftStates),
      rhythm: oneOf("--rhythm", values.rhythm, ["once", "monthly"]),
      designationId: values.for,
      email: values.email?.toLowerCase(),
    },
    amountCents: values.amount === undefined ? null : amountOf(values.amount),
    isToSend: values.send,
    giftNumber: values.gift ?? null,
    isElsewhere: values.elsewhere,
  };
}

function amountOf(typed: string): number {
  const cents = parseDollars(typed, "en");
  if (cents === null || cents < 1) {
    throw new UsageError(`--amount is "${typed}"; it may be dollars such as 20.50`);
  }
  return cents;
}
