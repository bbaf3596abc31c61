import {
  sendingDays,
  sendIssue,
  type IssueWorld,
  type SentIssue,
} from "#domain/newsletter/send-issue.ts";
import { signedBy, type Acting } from "./acting.ts";
import { Refusal } from "./refusal.ts";

/** What sending needs, and who does it. */
export type NewsletterActing = Omit<IssueWorld, "storage"> & Acting;

const over = (id: string) =>
  new Refusal(
    "over",
    `${id} was sent more than ${sendingDays} days ago; who is new reads it in the archive`,
  );

/** Writes an issue to every reader who has none yet; answers how many letters. @throws Refusal when it was sent too long ago */
export async function sendToReaders(acting: NewsletterActing, issue: SentIssue): Promise<number> {
  const letters = await sendIssue(acting, issue);
  if (letters === "over") throw over(issue.id);
  const detail = signedBy(acting, { issue: issue.id, letters });
  await acting.storage.audit.append(acting.clock.now(), "newsletter", detail);
  return letters;
}
