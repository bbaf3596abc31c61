import { z } from "zod";
import { action, head, pair } from "../pair.ts";
import { passage } from "../passages.ts";
import { formPage } from "../form-page.ts";

export const newsletterPage = formPage;

const result = passage.extend({ action });

/** A page behind a link in a letter: it asks for one press, then says what happened. */
export const newsletterStepPage = z.strictObject({
  head,
  ask: passage.extend({ button: pair }),
  done: result,
  unknown: result,
});
