import { createInterface } from "node:readline/promises";
import { hasAmount, isOurReceipt, ways, type Way } from "#domain/giving/entered-gift.ts";
import {
  readEntry,
  type Entry,
  type EntryField,
  type EntryRules,
  type TypedEntry,
} from "#domain/giving/read-entry.ts";
import { say, styled } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";

const questions: Readonly<Record<EntryField, string>> = {
  received: "Received on which day (2026-05-18)?",
  way: `How did it come (${ways.join(", ")})?`,
  amount: "How many US dollars?",
  what: "What was given? Describe it; names of people do not belong here",
  shares: "How many shares?",
  sponsor: "Which fund or platform?",
  name: "Name of the donor (may stay empty)?",
  email: "E-mail of the donor (may stay empty)?",
  language: "In which language do we thank (en, es)?",
  for: "For which purpose, such as kit:home (empty: where it is needed most)?",
  in_return: "Was anything given in return? What (empty: nothing)?",
  in_return_value: "What was that worth, in US dollars?",
  note: "A note for staff, such as the number of the check (may stay empty)?",
};

/** In which order, and of which gifts, something is asked. */
const asked: readonly { readonly field: EntryField; of?(way: Way, so: TypedEntry): boolean }[] = [
  { field: "received" },
  { field: "way" },
  { field: "amount", of: (way) => hasAmount({ way }) },
  { field: "what", of: (way) => !hasAmount({ way }) },
  { field: "shares", of: (way) => way === "stock" },
  { field: "sponsor", of: (way) => !isOurReceipt({ way }) },
  { field: "name" },
  { field: "email" },
  { field: "language" },
  { field: "for" },
  { field: "in_return", of: (way) => isOurReceipt({ way }) },
  { field: "in_return_value", of: (_way, so) => (so.in_return ?? "") !== "" },
  { field: "note" },
];

/** Asks for a gift field by field; what is wrong is said and asked again. */
export async function askEntry(rules: EntryRules, { input, err }: Terminal): Promise<Entry> {
  const asking = createInterface({ input, output: err });
  try {
    let typed: TypedEntry = {};
    for (const { field, of } of asked) {
      const way = ways.find((one) => one === typed.way?.toLowerCase()) ?? "check";
      if (of && !of(way, typed)) continue;
      for (;;) {
        const answer = (await asking.question(`${questions[field]} `)).trim();
        typed = { ...typed, [field]: answer };
        const fault = faultOf(field, typed, rules);
        if (fault === null) break;
        say(err, styled(err, "yellow", fault));
      }
    }
    const read = readEntry(typed, rules);
    if ("entry" in read) return read.entry;
    throw new Error(read.faults.map(({ field, says }) => `${field} ${says}`).join("; "));
  } finally {
    asking.close();
  }
}

/** What is wrong with this answer; that others are still to come is no fault of it. */
function faultOf(field: EntryField, typed: TypedEntry, rules: EntryRules): string | null {
  const read = readEntry(typed, rules);
  if ("entry" in read) return null;
  return read.faults.find((fault) => fault.field === field)?.says ?? null;
}
