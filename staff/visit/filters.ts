import { guatemalaMidnight } from "#domain/calendar/guatemala-time.ts";
import { allForms } from "#domain/forms/all-forms.ts";
import { giftStates, intervals } from "#domain/giving/gift.ts";
import type { GiftFilter } from "#domain/giving/gift-rows.ts";
import { feeKinds } from "#domain/program-fees/program-fee.ts";
import type { FeeFilter } from "#domain/program-fees/program-fee-store.ts";
import type { Subscriber } from "#domain/newsletter/subscribers.ts";
import type { SubmissionFilter } from "#domain/submissions/records.ts";
import { stages } from "#domain/submissions/stages.ts";

/** Forms that bring messages. */
export const messageForms = allForms
  .map(({ name }) => name)
  .filter((name) => name !== "newsletter");
export const messageStates = ["open", "suspected", ...stages] as const;
export const readerStates = ["confirmed", "asked", "left"] as const;

export function messageFilter(asked: URLSearchParams): SubmissionFilter {
  const state = messageStates.find((one) => one === asked.get("state"));
  return {
    form: messageForms.find((one) => one === asked.get("form")),
    isUnanswered: state === "open",
    state: state === "suspected" ? state : undefined,
    stage: stages.find((one) => one === state),
  };
}

export const giftFilter = (asked: URLSearchParams): GiftFilter => ({
  state: giftStates.find((one) => one === asked.get("state")),
  interval: intervals.find((one) => one === asked.get("interval")),
});

export function feeFilter(asked: URLSearchParams): FeeFilter {
  const year = Number(asked.get("year"));
  const newYear = (of: number) => guatemalaMidnight(`${of}-01-01`) ?? undefined;
  return {
    kind: feeKinds.find((one) => one === asked.get("for")),
    ...(year > 0 && { since: newYear(year), until: newYear(year + 1) }),
  };
}

export const readerState = (asked: URLSearchParams): Subscriber["state"] =>
  readerStates.find((one) => one === asked.get("state")) ?? "confirmed";
