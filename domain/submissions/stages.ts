import { dayMs, hourMs, guatemalaDay, guatemalaMidnight } from "#domain/clock.ts";
import { allForms, type FormName } from "#domain/forms/all-forms.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { RowFilter } from "#domain/tables/database.ts";
import type { KeptSubmission } from "./submissions.ts";

export const stages = ["received", "read", "answered", "closed"] as const;
export type Stage = (typeof stages)[number];

/**
 * Why a message was closed: `done` settled; `declined` not possible for us; `withdrawn` by the visitor; `unreachable`
 * no reply from the address or number. The sender reads each of them.
 */
export const toldReasons = ["done", "declined", "withdrawn", "unreachable"] as const;
/** `spam`: not meant for us; its sender reads no reason. */
export const closingReasons = [...toldReasons, "spam"] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** Forms that staff need not answer, because the confirmation e-mail does. */
const answeredByMail: readonly FormName[] = ["blueprint", "newsletter"];

export function wantsAnswer(form: FormName): boolean {
  return !answeredByMail.includes(form);
}

/** Messages that staff must still answer. Those without a stage are older than it. @param form of this form alone */
export const unanswered = (form?: FormName) =>
  ({
    state: "received",
    stage: stages,
    answeredAt: null,
    form: allForms
      .map(({ name }) => name)
      .filter((name) => wantsAnswer(name) && name === (form ?? name)),
  }) satisfies RowFilter<"submission">;

/**
 * Deadline of a promised answer: that many hours later, not counting Saturdays and Sundays in Guatemala. Holidays count.
 * @param hours `reply_hours` of content/facts.yaml
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

/** @param midnight in Guatemala; six hours later it is noon in UTC on the same date */
function isBusinessDay(midnight: number): boolean {
  const weekday = new Date(midnight + dayMs / 4).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

type Dated = Pick<KeptSubmission, "stage" | "answeredAt" | "state" | "form" | "receivedAt">;

/** The time by which we promised an answer; null when none is owed. @param hours reply_hours of content/facts.yaml */
export function dueOf(one: Dated, hours: number): Date | null {
  const { stage, answeredAt, state, form, receivedAt } = one;
  const isWaiting = stage !== null && answeredAt === null && state === "received";
  // Its sender is told to wait until the next workshop has a date.
  const isDated = wantsAnswer(form) && form !== "workshop-interest";
  return isWaiting && isDated ? answerDue(receivedAt, hours) : null;
}

/** Unanswered messages past their deadline, oldest first. */
export async function lateAnswers(submissions: Stores["submissions"], now: Date, hours: number) {
  const late: KeptSubmission[] = [];
  for await (const one of submissions.each({ ...unanswered(), receivedAt: { until: now } })) {
    const due = dueOf(one, hours);
    if (due && due < now) late.push(one);
  }
  return late;
}
