import { z } from "zod";
import { action, head, pair, pictureName, some } from "#reader/schema/pair.ts";
import { shareWords, signedPassage } from "#reader/schema/passages.ts";

/** For families who think of the school for their children: what is known, and how to ask for the rest. */
export const families = z.strictObject({
  head,
  title: pair,
  lead: pair,
  picture: pictureName,
  facts: some(signedPassage),
  ask: z.strictObject({ title: pair, text: pair, action, more: some(action) }),
  print: pair,
  share: shareWords,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"families", typeof families> {}
}
