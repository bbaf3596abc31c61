import { z } from "zod";
import { action, head, pair } from "#reader/schema/pair.ts";
import { filmedOpening, slides } from "#reader/schema/passages.ts";
import { blocksAnd } from "#reader/schema/sections.ts";

export const schools = z.strictObject({
  head,
  opening: filmedOpening,
  sections: blocksAnd(["carousel", "affiliate"]),
  carousel: slides,
  affiliate: z.strictObject({ title: pair, text: pair, action }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"schools", typeof schools> {}
}
