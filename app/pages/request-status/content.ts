import { z } from "zod";
import { closingReasons, stages } from "#domain/submissions/stages.ts";
import { named } from "#reader/schema/named.ts";
import { action, head, pair } from "#reader/schema/pair.ts";
import { passage } from "#reader/schema/passages.ts";

const passagePerStage = Object.fromEntries(stages.map((stage) => [stage, passage])) as Record<
  (typeof stages)[number],
  typeof passage
>;

export const requestStatus = z.strictObject({
  head,
  title: pair,
  lead: pair,
  form_title: pair,
  expired: pair,
  stages: z.strictObject(passagePerStage),
  /** Of what has no stage. */
  kept: passage,
  /** Why it is closed, in place of the passage's text. */
  closed: named(...closingReasons),
  /** Of what was sent, by its form; `other` for the rest. */
  kinds: named("application", "goods-offer", "document-request", "consultation", "other"),
  facts: named("kind", "reference", "received", "since"),
  again: pair,
  write: action,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"requestStatus", typeof requestStatus> {}
}
