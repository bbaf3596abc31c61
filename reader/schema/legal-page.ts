import { z } from "zod";
import { head, pair, some, target } from "./pair.ts";

/** A stretch of a legal page: paragraphs, then maybe a list, then maybe a link. */
const section = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: pair,
  text: some(pair),
  list: some(pair).optional(),
  link: z.strictObject({ label: pair, target }).optional(),
});

export const legalPage = z.strictObject({
  head,
  title: pair,
  /** Before the date the text holds from (specification 9). */
  effective: pair,
  contents: pair,
  sections: some(section),
});
