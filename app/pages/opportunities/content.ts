import { z } from "zod";
import { action, head, icon, pair, some, target } from "#reader/schema/pair.ts";
import {
  captionedPicture,
  filmCard,
  filmedOpening,
  passage,
  slides,
} from "#reader/schema/passages.ts";
import { sections } from "#reader/schema/sections.ts";

/** Specification 2, service groups: package, nine pictures, partnership, three steps, two positions. */
export const opportunities = z.strictObject({
  head,
  sections: sections([
    "intro",
    "package",
    "all_prices",
    "gallery",
    "partnership",
    "apply",
    "positions",
  ]),
  opening: filmedOpening.extend({ package: pair, apply: pair }),
  intro: z.strictObject({ title: pair, text: some(pair) }),
  package: z.strictObject({
    title: pair,
    lead: pair,
    price: z.strictObject({ fact: z.string(), per: pair }),
    items: z.array(z.strictObject({ icon, name: pair, detail: pair })).length(6),
    total: pair,
    handbook: action,
    compare: action,
    note: pair,
  }),
  gallery: z.strictObject({ title: pair, items: z.array(captionedPicture).length(9) }),
  partnership: z.strictObject({
    title: pair,
    text: some(pair),
    source: pair,
    slider: slides,
    video: filmCard,
  }),
  apply: z.strictObject({
    title: pair,
    lead: pair,
    steps: z.array(passage).length(3),
    action,
  }),
  positions: z.strictObject({
    title: pair,
    lead: pair,
    open: pair,
    sample: pair,
    items: z
      .array(
        z.strictObject({
          id: z.string(),
          icon,
          title: pair,
          text: pair,
          label: pair,
          target,
        }),
      )
      .length(2),
    action,
  }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"opportunities", typeof opportunities> {}
}
