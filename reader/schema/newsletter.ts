import { z } from "zod";
import { pair } from "./pair.ts";

/** content/newsletter/<day-name>/issue.yaml: everything of an issue but its words, in en.md and es.md. */
export const newsletterIssue = z.strictObject({
  /** Also the subject of the e-mail. */
  title: pair,
  /** One or two sentences: what opens the e-mail, and stands in the archive and the feed. */
  summary: pair,
});
export type NewsletterIssue = z.infer<typeof newsletterIssue>;
