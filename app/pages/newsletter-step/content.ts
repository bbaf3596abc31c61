import { z } from "zod";
import { action, head, pair } from "#reader/schema/pair.ts";
import { passage } from "#reader/schema/passages.ts";

const result = passage.extend({ action });

/** A page behind a link in a letter: it asks for one press, then says what happened. */
const newsletterStepPage = z.strictObject({
  head,
  ask: passage.extend({ button: pair }),
  done: result,
  unknown: result,
});

export { newsletterStepPage as newsletterConfirm, newsletterStepPage as newsletterUnsubscribe };

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<
    "newsletterConfirm" | "newsletterUnsubscribe",
    typeof newsletterStepPage
  > {}
}
