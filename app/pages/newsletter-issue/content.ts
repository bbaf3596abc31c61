import { z } from "zod";
import { action, head, pair } from "#reader/schema/pair.ts";
import { passage } from "#reader/schema/passages.ts";

/** The frame of every issue of the newsletter. */
export const newsletterIssue = z.strictObject({
  head,
  back: pair,
  next: passage.extend({ action }),
  missing: passage,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"newsletterIssue", typeof newsletterIssue> {}
}
