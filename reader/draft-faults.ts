import type { Fault } from "./fault.ts";
import { valuesIn } from "./leaves.ts";
import { isPair } from "./resolve.ts";

/** Fields that a draft leaves to whoever confirms it: people, prices, figures and days. */
const confirmed = /^(name|price|days?|date|year|(\w+_)?fact|\w+_on)$/;

/** The first field of a draft that says more than a draft may, by its path. */
function tooMuch(value: unknown, field: string): string | null {
  if (typeof value === "string") return /\{\{|\d/.test(value) ? field : null;
  if (!value || typeof value !== "object") return null;
  for (const [key, part] of Object.entries(value)) {
    if (/^(id|picture|target|draft)$/.test(key)) continue;
    const at = `${field}.${key}`;
    // A name in both languages is a title, in one it is a person's.
    if (confirmed.test(key) && part !== null && !isPair(Object(part))) return at;
    const found = tooMuch(part, at);
    if (found) return found;
  }
  return null;
}

/** Drafts that hold a person, a price, a figure or a day: nobody has confirmed it, so it may not be shown. */
export function draftFaults(file: string, content: unknown): Fault[] {
  return [...valuesIn(content, false)].flatMap(({ field, value }) => {
    const isDraft = (value as { draft?: unknown } | null)?.draft === true;
    const found = isDraft ? tooMuch(value, field) : null;
    const expected = "no person, price, figure or day in a draft";
    return found ? [{ file, field: found, expected, found: "one" }] : [];
  });
}
