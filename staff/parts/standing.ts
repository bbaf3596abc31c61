import { dueOf } from "#domain/staff/message-deeds.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import { dayEndingAt, minuteOf } from "../visit/moments.ts";
import type { Visit } from "../visit/visit.ts";
import type { RowOf } from "./parts.tsx";

export function senderOf({ fields, email }: KeptSubmission): string {
  const answer = (field: string) => String(fields[field] ?? "");
  return [answer("name"), email ?? onOneLine(answer("phone"))].filter(Boolean).join(", ");
}

/** A telephone number whose groups stay on one line: half a number is read as a whole one. */
export const onOneLine = (phone: string) =>
  phone.trim().replace(/\s+/g, "\u00a0").replaceAll("-", "\u2011");

export function stageOf({ stage, closedBecause }: KeptSubmission, { say }: Visit): string {
  const name = say(`stage_${stage ?? "none"}`);
  return closedBecause ? `${name}: ${say(`because_${closedBecause}`)}` : name;
}

export function markOf(one: KeptSubmission, { acting, desk, say, language }: Visit): RowOf["mark"] {
  if (one.state === "suspected") return { kind: "plain", says: say("suspected") };
  const due = dueOf(one, desk.replyHours);
  if (!due) return null;
  const isLate = due < acting.clock.now();
  const kind = isLate ? "late" : "plain";
  // A message of a weekend is due at a midnight, which people call the end of the day before.
  const day = dayEndingAt(due, language);
  if (day !== null) {
    return { kind, says: say(isLate ? "late_since_end" : "answer_by_end", { by: day }) };
  }
  const by = minuteOf(due, language);
  return { kind, says: say(isLate ? "late_since" : "answer_by", { by }) };
}

/** A message as a line of a list. */
export function messageRow(one: KeptSubmission, visit: Visit): RowOf {
  const { say, language } = visit;
  return {
    href: `/messages/${one.reference}`,
    name: senderOf(one) || one.reference,
    about: [
      say(`form_${one.form}`),
      minuteOf(one.receivedAt, language),
      stageOf(one, visit),
      one.mail === "dead" ? say("letter_dead_short") : null,
      one.reference,
    ],
    mark: markOf(one, visit),
  };
}
