import { z } from "zod";
import { blocks } from "#reader/schema/blocks.ts";
import { action, head, pair } from "#reader/schema/pair.ts";
import { filmedOpening, slides } from "#reader/schema/passages.ts";

export const schoolsPage = z.strictObject({
  head,
  opening: filmedOpening,
  blocks,
  carousel: slides,
  affiliate: z.strictObject({ title: pair, text: pair, action }),
});

export const pages = { schools: schoolsPage };

type Pages = typeof pages;
declare module "#reader/pages.ts" {
  interface PageSchemas extends Pages {}
}
