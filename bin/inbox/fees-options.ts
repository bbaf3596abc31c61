import { takenBackReasons, type TakenBackReason } from "#domain/giving/entered-gift.ts";
import { feeKinds } from "#domain/program-fees/program-fee.ts";
import type { FeeFilter } from "#domain/program-fees/program-fee-store.ts";
import { feeFields, type TypedFee } from "#domain/program-fees/read-fee.ts";
import { parseReference } from "#domain/reference.ts";
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

/** What was typed after `fees`, checked. */
export type FeesOptions = CommonOptions & {
  readonly filter: FeeFilter;
  /** Words that stand in the payer's name or address. */
  readonly name: string | null;
  /** What was typed of a fee. */
  readonly entry: TypedFee;
  readonly isSilent: boolean;
  /** Whether the payer reads that a fee was taken back. */
  readonly isTold: boolean;
  readonly because: TakenBackReason | null;
};

const known = {
  ...everywhere,
  received: { type: "string" },
  way: { type: "string" },
  amount: { type: "string" },
  for: { type: "string" },
  details: { type: "string" },
  name: { type: "string" },
  email: { type: "string" },
  language: { type: "string" },
  request: { type: "string" },
  note: { type: "string" },
  silent: { type: "boolean", default: false },
  tell: { type: "boolean", default: false },
  because: { type: "string" },
} as const;

/** Without their dashes. */
export const feesOptionNames: readonly string[] = Object.keys(known);

/** Commands in which the options are those of one fee and narrow no list. */
const enteringCommands = new Set(["enter", "correct"]);

/**
 * Reads the command line behind `fees`.
 *
 * @throws UsageError with one line that says what was wrong and what it may be
 */
export function readFeesOptions(typed: readonly string[], now: Date): FeesOptions {
  const read = readTyped(typed, known);
  const { values } = read;
  const common = commonOf(read);
  const isEntering = enteringCommands.has(common.command ?? "");
  return {
    ...common,
    filter: isEntering
      ? {}
      : {
          ...daysOf(values, now),
          kind: oneOf("--for", values.for, feeKinds),
          email: values.email?.toLowerCase(),
          request: values.request === undefined ? undefined : referenceOf(values.request),
        },
    name: values.name ?? null,
    entry: entryOf(feeFields, values),
    isSilent: values.silent,
    isTold: values.tell,
    because: oneOf("--because", values.because, takenBackReasons) ?? null,
  };
}

function referenceOf(typed: string): string {
  const reference = parseReference(typed);
  if (reference) return reference;
  throw new UsageError(`--request is "${typed}"; it may be a reference such as LWH-7K3M-Q7`);
}
