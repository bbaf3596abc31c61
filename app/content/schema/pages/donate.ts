import { z } from "zod";
import { action, head, pair, pictureName, target } from "../pair.ts";

const opening = z.strictObject({ title: pair, lead: pair, picture: pictureName });
const words = z.strictObject({ title: pair, text: pair });

export const donatePage = z.strictObject({
  head,
  opening,
  choose: z.strictObject({ title: pair, button: pair }),
  chosen: z.strictObject({ title: pair, monthly: pair, large: pair, unclear: pair }),
  ways: z.strictObject({
    title: pair,
    card: z.strictObject({ title: pair, text: pair, label: pair, target }),
    others: z.array(words),
  }),
  trust: z.array(z.strictObject({ icon: z.string(), title: pair, text: pair, target })),
  more: z.strictObject({
    title: pair,
    items: z.array(
      z.strictObject({ title: pair, text: pair, picture: pictureName, label: pair, target }),
    ),
  }),
  matching: pair,
  sponsor: words,
});

export const donateGoodsPage = z.strictObject({
  head,
  opening,
  needs: z.strictObject({ title: pair, critical: pair, high: pair, medium: pair, sample: pair }),
  shipping: z.strictObject({ title: pair, steps: z.array(words).length(4) }),
  address: z.strictObject({ title: pair, unknown: pair }),
  kits: z.strictObject({
    title: pair,
    lead: pair,
    give: pair,
    items: z.array(
      z.strictObject({
        id: z.string(),
        title: pair,
        cost_fact: z.string(),
        includes: pair,
        impact: pair,
      }),
    ),
  }),
  offer: words,
  guide: action,
});
