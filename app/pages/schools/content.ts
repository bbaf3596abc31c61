import { z } from "zod";
import { action, head, pair } from "#reader/schema/pair.ts";
import { filmedOpening, slides } from "#reader/schema/passages.ts";
import { blocksAnd } from "#reader/schema/sections.ts";

export const schoolsPage = z.strictObject({
  head,
  opening: filmedOpening,
  sections: blocksAnd(["carousel", "affiliate"]),
  carousel: slides,
  affiliate: z.strictObject({ title: pair, text: pair, action }),
});

export const pages = { schools: schoolsPage };

type Pages = typeof pages;
declare module "#reader/pages.ts" {
  interface PageSchemas extends Pages {}
}
