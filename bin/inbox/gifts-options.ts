import { takenBackReasons, type TakenBackReason } from "#domain/giving/entered-gift.ts";
import { giftStates, rhythms } from "#domain/giving/gift.ts";
import type { GiftFilter } from "#domain/giving/gift-filter.ts";
import { entryFields, type TypedEntry } from "#domain/giving/read-entry.ts";
import { parseDollars } from "#domain/giving/money.ts";
import {
  commonOf,
  daysOf,
  entryOf,
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
  /** What was typed of a gift by hand. */
  readonly entry: TypedEntry;
  readonly isThanked: boolean;
  readonly because: TakenBackReason | null;
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
  received: { type: "string" },
  way: { type: "string" },
  what: { type: "string" },
  shares: { type: "string" },
  sponsor: { type: "string" },
  name: { type: "string" },
  language: { type: "string" },
  "in-return": { type: "string" },
  "in-return-value": { type: "string" },
  note: { type: "string" },
  silent: { type: "boolean", default: false },
  because: { type: "string" },
} as const;

/** Without their dashes. */
export const giftsOptionNames: readonly string[] = Object.keys(known);

/** Commands in which `--amount` is of a gift by hand, which may be left empty. */
const enteringCommands = new Set(["enter", "correct"]);

/**
 * Reads the command line behind `gifts`.
 *
 * @throws UsageError with one line that says what was wrong and what it may be
 */
export function readGiftsOptions(typed: readonly string[], now: Date): GiftsOptions {
  const read = readTyped(typed, known);
  const { values } = read;
  const common = commonOf(read);
  const isEntering = enteringCommands.has(common.command ?? "");
  return {
    ...common,
    filter: {
      ...daysOf(values, now),
      state: oneOf("--state", values.state, giftStates),
      rhythm: oneOf("--rhythm", values.rhythm, rhythms),
      designationId: values.for,
      email: values.email?.toLowerCase(),
    },
    amountCents: values.amount === undefined || isEntering ? null : amountOf(values.amount),
    isToSend: values.send,
    giftNumber: values.gift ?? null,
    isElsewhere: values.elsewhere,
    entry: entryOf(entryFields, values),
    isThanked: !values.silent,
    because: oneOf("--because", values.because, takenBackReasons) ?? null,
  };
}

function amountOf(typed: string): number {
  const cents = parseDollars(typed, "en");
  if (cents === null || cents < 1) {
    throw new UsageError(`--amount is "${typed}"; it may be dollars such as 20.50`);
  }
  return cents;
}
