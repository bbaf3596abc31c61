import { z } from "zod";
import { action, head, pair, pictureName } from "../pair.ts";

export const newsletterPage = z.strictObject({
  head,
  title: pair,
  lead: pair,
  form_title: pair,
  points: z.array(z.strictObject({ icon: z.string(), text: pair })),
  picture: pictureName,
});

const result = z.strictObject({ title: pair, text: pair, action });

/** A page behind a link in a letter: it asks for one press, then says what happened. */
export const newsletterStepPage = z.strictObject({
  head,
  ask: z.strictObject({ title: pair, text: pair, button: pair }),
  done: result,
  unknown: result,
});
