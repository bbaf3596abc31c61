import { z } from "zod";
import { day, itemId, pair, pictureName } from "./pair.ts";

/** Fundraising goals; may be empty. */
export const goals = z.array(
  z
    .strictObject({
      id: itemId.max(40),
      title: pair,
      why: pair,
      target_cents: z.number().int().positive(),
      /** First and last day of gifts that count. */
      from: day,
      to: day.nullable(),
      /** Id of the project whose page shows the goal. */
      project: itemId.nullable(),
      picture: pictureName,
    })
    .refine(({ from, to }) => to === null || to >= from, {
      path: ["to"],
      error: "a day not before from",
    }),
);

const giftPurpose = /^(any|(project|kit|goods|goal):[a-z0-9-]+)$/;

/** News of gifts: shown on the page of their purpose, and mailed once to its donors. */
export const giftNews = z.array(
  z.strictObject({
    id: itemId,
    on: day,
    /** `any` is for gifts without a purpose. */
    for: z.array(z.string().regex(giftPurpose, "any, or a kind and an id: kit:stove")).min(1),
    text: pair,
    picture: pictureName.optional(),
  }),
);
