import { hasAmount, isOurReceipt, ways, type Way } from "#domain/giving/entered-gift.ts";
import {
  readEntry,
  type Entry,
  type EntryField,
  type EntryRules,
  type TypedEntry,
} from "#domain/giving/read-entry.ts";
import { askFields, type Asked } from "./ask-fields.ts";
import type { Terminal } from "./terminal.ts";

const wayOf = ({ way }: TypedEntry): Way =>
  ways.find((one) => one === way?.toLowerCase()) ?? "check";

/** In which order, and of which gifts, something is asked. */
const asked: readonly Asked<EntryField>[] = [
  { field: "received", question: "Received on which day (2026-05-18)?" },
  { field: "way", question: `How did it come (${ways.join(", ")})?` },
  {
    field: "amount",
    question: "How many US dollars?",
    of: (typed) => hasAmount({ way: wayOf(typed) }),
  },
  {
    field: "what",
    question: "What was given? Describe it; names of people do not belong here",
    of: (typed) => !hasAmount({ way: wayOf(typed) }),
  },
  { field: "shares", question: "How many shares?", of: (typed) => wayOf(typed) === "stock" },
  {
    field: "sponsor",
    question: "Which fund or platform?",
    of: (typed) => !isOurReceipt({ way: wayOf(typed) }),
  },
  { field: "name", question: "Name of the donor (may stay empty)?" },
  { field: "email", question: "E-mail of the donor (may stay empty)?" },
  { field: "language", question: "In which language do we thank (en, es)?" },
  {
    field: "for",
    question: "For which purpose, such as kit:home (empty: where it is needed most)?",
  },
  {
    field: "in_return",
    question: "Was anything given in return? What (empty: nothing)?",
    of: (typed) => isOurReceipt({ way: wayOf(typed) }),
  },
  {
    field: "in_return_value",
    question: "What was that worth, in US dollars?",
    of: (typed) => (typed.in_return ?? "") !== "",
  },
  {
    field: "note",
    question: "A note for staff, such as the number of the check (may stay empty)?",
  },
];

/** Asks for a gift field by field. */
export async function askEntry(rules: EntryRules, terminal: Terminal): Promise<Entry> {
  const read = readEntry(
    await askFields(asked, (field, typed) => faultOf(field, typed, rules), terminal),
    rules,
  );
  if ("entry" in read) return read.entry;
  throw new Error(read.faults.map(({ field, says }) => `${field} ${says}`).join("; "));
}

function faultOf(field: EntryField, typed: TypedEntry, rules: EntryRules): string | null {
  const read = readEntry(typed, rules);
  if ("entry" in read) return null;
  return read.faults.find((fault) => fault.field === field)?.says ?? null;
}
