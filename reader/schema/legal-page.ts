import { z } from "zod";
import { head, pair, target } from "./pair.ts";

/** A stretch of a legal page: paragraphs, then maybe a list, then maybe a link. */
const section = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: pair,
  text: z.array(pair).min(1),
  list: z.array(pair).optional(),
  link: z.strictObject({ label: pair, target }).optional(),
});

export const legalPage = z.strictObject({
  head,
  title: pair,
  /** Before the date the text holds from (specification 9). */
  effective: pair,
  contents: pair,
  sections: z.array(section).min(1),
});
