import { parseArgs } from "node:util";
import { giftStates } from "#domain/giving/gift.ts";
import type { GiftFilter } from "#domain/giving/gift-store.ts";
import { parseDollars } from "#domain/money.ts";
import { dayOf, endOf, numberOf, oneOf } from "./options.ts";
import { UsageError } from "./usage.ts";

/** What was typed after `gifts`, checked. */
export type GiftsOptions = {
  readonly command: string | null;
  readonly target: string | null;
  readonly filter: GiftFilter;
  readonly limit: number;
  readonly format: "csv" | "json";
  readonly output: string | null;
  readonly amountCents: number | null;
  readonly isToSend: boolean;
  readonly isJson: boolean;
  readonly isSure: boolean;
  readonly wantsHelp: boolean;
};

const known = {
  state: { type: "string" },
  rhythm: { type: "string" },
  for: { type: "string" },
  email: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
  limit: { type: "string", default: "50" },
  format: { type: "string", default: "csv" },
  output: { type: "string" },
  amount: { type: "string" },
  send: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/**
 * Reads the command line behind `gifts`.
 *
 * @throws UsageError with one line that says what was wrong and what it may be
 */
export function readGiftsOptions(typed: readonly string[], now: Date): GiftsOptions {
  const { values, positionals } = parse(typed);
  const [command = null, target = null, extra] = positionals;
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many`);
  return {
    command,
    target,
    filter: {
      state: oneOf("--state", values.state, giftStates),
      rhythm: oneOf("--rhythm", values.rhythm, ["once", "monthly"]),
      designationId: values.for,
      email: values.email?.toLowerCase(),
      since: values.since === undefined ? undefined : dayOf("--since", values.since, now),
      until: values.until === undefined ? undefined : endOf("--until", values.until, now),
    },
    limit: numberOf("--limit", values.limit),
    format: oneOf("--format", values.format, ["csv", "json"]) ?? "csv",
    output: values.output ?? null,
    amountCents: values.amount === undefined ? null : amountOf(values.amount),
    isToSend: values.send,
    isJson: values.json,
    isSure: values.yes,
    wantsHelp: values.help,
  };
}

function parse(typed: readonly string[]) {
  try {
    return parseArgs({ args: [...typed], options: known, allowPositionals: true });
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? error.message.replace(/\. To specify.*/s, "") : "",
    );
  }
}

function amountOf(typed: string): number {
  const cents = parseDollars(typed, "en");
  if (cents === null || cents < 1) {
    throw new UsageError(`--amount is "${typed}"; it may be dollars such as 20.50`);
  }
  return cents;
}
