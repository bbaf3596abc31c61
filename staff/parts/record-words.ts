import { placeholdersOf } from "#domain/language/language.ts";
import { formatCents } from "#domain/language/format.ts";
import type { AuditLine } from "#domain/storage/audit.ts";
import type { Visit } from "../visit/visit.ts";
import { nameOfRole } from "./frame.tsx";

type Line = Pick<AuditLine, "action" | "detail">;
type Reader = Pick<Visit, "say" | "language">;

/** The key of the text for an action, and the details that this text contains already. */
function doneBy({ action, detail }: Line): { key: string; says: readonly string[] } {
  if (action !== "entered") return { key: `did_${action}`, says: [] };
  if ("corrected" in detail) return { key: "did_corrected", says: ["corrected"] };
  return {
    key: detail["way"] === "file" ? "did_entered_list" : "did_entered",
    says: ["way", "gifts"],
  };
}

/** The text of a detail's value, `form_contact`; a value without a text stays as it is. */
function valueOf(name: string, value: string | number, { say, language }: Reader): string | number {
  if (name === "cents") return formatCents(Number(value), language);
  if (name === "roles")
    return Array.from(String(value).split(" "), (one) => nameOfRole(one, say)).join("; ");
  return inside(`${name}_${value}`, { say, language }) ?? value;
}

/** A text with a small initial, for the middle of a line; null when there is none. */
function inside(key: string, { say, language }: Reader): string | null {
  if (!say.has(key)) return null;
  const text = say(key);
  return text.charAt(0).toLocaleLowerCase(language) + text.slice(1);
}

/** A detail in words; the daily erasing counts by form: `mensaje (2)`. */
function detailOf(name: string, value: string | number, reader: Reader): string {
  const { say } = reader;
  if (say.has(`detail_${name}`)) return say(`detail_${name}`, { value });
  return `${inside(`form_${name}`, reader) ?? name} (${value})`;
}

/**
 * A line of the audit record in words.
 * @param without details that the page shows already
 */
export function wordsOf(line: Line, reader: Reader, without: readonly string[] = ["by"]): string {
  const { key, says } = doneBy(line);
  const values = Object.fromEntries(
    Object.entries(line.detail).map(([name, value]) => [name, valueOf(name, value, reader)]),
  );
  const done = reader.say(key, values);
  const shown = [...without, ...says, ...placeholdersOf(reader.say(key))];
  const rest = Object.entries(values)
    // 0: nothing of this kind was there to erase.
    .filter(([name, value]) => !shown.includes(name) && value !== 0)
    .map(([name, value]) => detailOf(name, value, reader))
    .join(", ");
  if (rest === "") return done;
  return `${done}${done.includes(":") ? "," : ":"} ${rest}`;
}
