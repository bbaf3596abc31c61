import { z } from "zod";
import { action, head, pair, pictureName, target } from "../pair.ts";

const captioned = z.strictObject({ picture: pictureName, caption: pair });

/** Specification 2, service groups: package, nine pictures, partnership, three steps, two positions. */
export const opportunitiesPage = z.strictObject({
  head,
  opening: z.strictObject({
    title: pair,
    lead: pair,
    picture: pictureName,
    film: z.string().nullable(),
    package: pair,
    apply: pair,
  }),
  intro: z.strictObject({ title: pair, text: z.array(pair).min(1) }),
  package: z.strictObject({
    title: pair,
    lead: pair,
    price: z.strictObject({ fact: z.string(), per: pair }),
    items: z.array(z.strictObject({ icon: z.string(), name: pair, detail: pair })).length(6),
    total: pair,
    handbook: action,
    compare: action,
    note: pair,
  }),
  gallery: z.strictObject({ title: pair, items: z.array(captioned).length(9) }),
  partnership: z.strictObject({
    title: pair,
    text: z.array(pair).min(1),
    source: pair,
    slider: z.strictObject({
      title: pair,
      previous: pair,
      next: pair,
      counter: pair,
      go: pair,
      slides: z.array(captioned).min(2),
    }),
    video: z.strictObject({
      id: z.string(),
      title: pair,
      video: z.string().nullable(),
      sample: z.boolean(),
      picture: pictureName,
      target,
    }),
    sample: pair,
  }),
  apply: z.strictObject({
    title: pair,
    lead: pair,
    steps: z.array(z.strictObject({ title: pair, text: pair })).length(3),
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
          icon: z.string(),
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
