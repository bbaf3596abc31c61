import type { Stores } from "#domain/storage/storage.ts";
import type { KeptSubmission } from "./records.ts";
import { answerDue } from "./stages.ts";

/** What was promised an answer by now and has none, oldest first. */
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
