import { z } from "zod";
import { action, head, icon, pair } from "#reader/schema/pair.ts";
import { captionedPicture, filmedOpening, slides } from "#reader/schema/passages.ts";
import { blocksAnd } from "#reader/schema/sections.ts";

/** Specification 2, service groups: package, nine pictures, partnership, how to apply, two positions. */
export const opportunities = z.strictObject({
  head,
  opening: filmedOpening.extend({ apply: pair }),
  sections: blocksAnd(["package", "gallery", "partnership"]),
  package: z.strictObject({
    title: pair,
    lead: pair,
    price: z.strictObject({ fact: z.string() }),
    items: z.array(z.strictObject({ icon, name: pair })).length(6),
    total: pair,
    compare: action,
  }),
  gallery: z.strictObject({ title: pair, items: z.array(captionedPicture).length(9) }),
  partnership: z.strictObject({ title: pair, text: pair, source: pair, slider: slides }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"opportunities", typeof opportunities> {}
}
