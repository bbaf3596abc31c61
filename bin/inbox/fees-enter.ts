import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import { randomToken } from "#domain/hashing.ts";
import {
  feeKinds,
  feeWays,
  type FeeEntry,
  type ProgramFee,
} from "#domain/program-fees/program-fee.ts";
import {
  readFee,
  type FeeField,
  type FeeRules,
  type TypedFee,
} from "#domain/program-fees/read-fee.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import {
  correctFee as keepCorrection,
  enterFee as keepFee,
  feeRules,
  requireStanding,
  withdrawFee as takeBack,
} from "#domain/staff/program-fees.ts";
import { typedFeeOf } from "#domain/staff/typed-fee.ts";
import { askFields, type Asked } from "./ask-fields.ts";
import { isConfirmed } from "./delete.ts";
import type { FeesOptions } from "./fees-options.ts";
import { requireFee } from "./find-fee.ts";
import { sayMode } from "./gifts-enter.ts";
import { say, type Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

const asked: readonly Asked<FeeField>[] = [
  { field: "received", question: "Received on which day (2026-05-18)?" },
  { field: "way", question: `How did it come (${feeWays.join(", ")})?` },
  { field: "amount", question: "How many US dollars?" },
  { field: "for", question: `What for (${feeKinds.join(", ")})?` },
  {
    field: "details",
    question: "In words, such as “deposit for October”; no names of people (may stay empty)?",
    of: (typed) => typed.for !== "other",
  },
  {
    field: "details",
    question: "What was paid for, in words; no names of people?",
    of: (typed) => typed.for === "other",
  },
  { field: "name", question: "Who paid?" },
  { field: "email", question: "E-mail (may stay empty)?" },
  { field: "language", question: "In which language do we confirm (en, es)?" },
  {
    field: "request",
    question: "Reference of the request it belongs to (may stay empty)?",
  },
  {
    field: "note",
    question: "A note for staff, such as the number of the check (may stay empty)?",
  },
];

/** `fees enter`: a payment that is no gift, by flags or question by question. */
export async function enterFee(
  world: GivingActing,
  options: FeesOptions,
  terminal: Terminal,
): Promise<void> {
  const isAsked = Object.keys(options.entry).length === 0 && terminal.input.isTTY;
  const rules = feeRules(world);
  const typed = isAsked ? await askFields(asked, faultIn(rules), terminal) : options.entry;
  const entry = await entryOf(typed, rules);
  sayMode(world, terminal);
  const isTold = !options.isSilent;
  if (!(await isConfirmed(options, terminal, `${inOneLine(entry, isTold)}. Enter it?`))) {
    say(terminal.err, "nothing was entered");
    return;
  }
  const fee = await keepFee(world, entry, { idempotencyKey: randomToken(), isTold });
  if (fee === "known") throw new Error("a random key was drawn twice");
  sayEntered(fee, isTold, terminal);
}

/** `fees correct`: the same fee anew; what is not typed stays as it was. */
export async function correctFee(
  world: GivingActing,
  options: FeesOptions,
  terminal: Terminal,
): Promise<void> {
  const before = await requireFee(world, options.target);
  requireStanding(world, before);
  if (Object.keys(options.entry).length === 0) {
    throw new UsageError("what is to be corrected? For example --amount 250");
  }
  const typed = { ...typedFeeOf(before), ...options.entry };
  const entry = await entryOf(typed, feeRules(world, before));
  const isTold = !options.isSilent;
  const question = `In place of ${before.number}: ${inOneLine(entry, isTold)}. Correct it?`;
  if (!(await isConfirmed(options, terminal, question))) {
    say(terminal.err, "nothing was changed");
    return;
  }
  const fee = await keepCorrection(world, before, entry, isTold);
  say(terminal.out, `${before.number} no longer counts`);
  sayEntered(fee, isTold, terminal);
}

/** `fees withdraw`: a mistake, a check that bounced, money given back. */
export async function withdrawFee(
  world: GivingActing,
  options: FeesOptions,
  terminal: Terminal,
): Promise<void> {
  const fee = await requireFee(world, options.target);
  requireStanding(world, fee);
  const { because, isTold } = options;
  if (because === null) throw new UsageError("why? --because mistake, bounced or returned");
  const letter = whoIsTold(fee, isTold);
  if (!(await isConfirmed(options, terminal, `Take ${fee.number} back (${because}); ${letter}?`))) {
    say(terminal.err, "nothing was changed");
    return;
  }
  await takeBack(world, fee, because, isTold);
  say(terminal.out, `${fee.number} no longer counts; ${letter}`);
}

const faultIn = (rules: FeeRules) => async (field: FeeField, typed: TypedFee) => {
  const read = await readFee(typed, rules);
  if ("entry" in read) return null;
  return read.faults.find((fault) => fault.field === field)?.says ?? null;
};

async function entryOf(typed: TypedFee, rules: FeeRules): Promise<FeeEntry> {
  const read = await readFee(typed, rules);
  if ("entry" in read) return read.entry;
  throw new UsageError(read.faults.map(({ field, says }) => `--${field} ${says}`).join("; "));
}

/** `transfer of US$612.50 for workshop, received 2026-11-02 from Ana <ana@example.org>, in es; …`. */
function inOneLine(entry: FeeEntry, isTold: boolean): string {
  const { way, cents, kind, details, receivedAt, name, email, language } = entry;
  const what = details === "" ? kind : `${kind} (${details})`;
  const from = [name, email && `<${email}>`].filter(Boolean).join(" ");
  const paid = `${way} of ${formatCents(cents, "en")} for ${what}`;
  const when = `received ${guatemalaDay(receivedAt)} from ${from}, in ${language}`;
  return `${paid}, ${when}; ${whoIsTold(entry, isTold)}`;
}

const whoIsTold = ({ email }: Pick<FeeEntry, "email">, isTold: boolean) =>
  email !== "" && isTold ? "the payer is written to" : "nobody is written to";

function sayEntered(fee: ProgramFee, isTold: boolean, { out }: Terminal): void {
  const { number, email } = fee;
  say(out, `entered, with the number ${number}`);
  const isPaperWanted = email === "" || !isTold;
  const paper = `; on paper: npm run inbox -- fees letter ${number} --output ${number}.html`;
  say(out, whoIsTold(fee, isTold) + (isPaperWanted ? paper : ""));
}
