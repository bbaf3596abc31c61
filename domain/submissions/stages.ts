import { dayMs, hourMs } from "#domain/clock.ts";
import { guatemalaDay, guatemalaMidnight } from "#domain/calendar/guatemala-time.ts";
import type { FormName } from "#domain/forms/all-forms.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { KeptSubmission } from "./records.ts";

/** Stages of the work of staff on what a visitor sent. Everything kept begins as `received`. */
export const stages = ["received", "read", "answered", "closed"] as const;
export type Stage = (typeof stages)[number];

/**
 * Why something was closed.
 * - `done`: settled, `declined`: not possible for us, `withdrawn`: the visitor no longer wants it
 * - `unreachable`: nobody answered us under the address or number
 */
export const closingReasons = ["done", "declined", "withdrawn", "unreachable"] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** Forms whose e-mail is the answer, or that ask for none: blueprints, packets, stories. */
export const answeredByMail: readonly FormName[] = [
  "blueprint",
  "group-packet",
  "story",
  "newsletter",
];

export function wantsAnswer(form: FormName): boolean {
  return !answeredByMail.includes(form);
}

/**
 * The moment by which somebody is promised an answer: so many hours later, of which those of Saturdays and
 * Sundays in Guatemala do not count. The site knows nothing of holidays.
 *
 * @param hours the promise, `reply_hours` of content/facts.yaml
 */
export function answerDue(receivedAt: Date, hours: number): Date {
  let at = receivedAt.getTime();
  let left = hours * hourMs;
  for (;;) {
    const midnight = guatemalaMidnight(guatemalaDay(new Date(at)))?.getTime() ?? at;
    const nextDay = midnight + dayMs;
    if (isBusinessDay(midnight)) {
      if (at + left <= nextDay) return new Date(at + left);
      left -= nextDay - at;
    }
    at = nextDay;
  }
}

/** Noon is on the same date there as in UTC. */
function isBusinessDay(midnight: number): boolean {
  const weekday = new Date(midnight + dayMs / 4).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** Messages that were promised an answer by now and have none, oldest first. */
export async function lateAnswers(
  submissions: Pick<Stores["submissions"], "each">,
  now: Date,
  hours: number,
): Promise<readonly KeptSubmission[]> {
  const late: KeptSubmission[] = [];
  for await (const one of submissions.each({ isUnanswered: true, until: now })) {
    if (answerDue(one.receivedAt, hours) < now) late.push(one);
  }
  return late;
}
