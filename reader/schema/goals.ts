import { z } from "zod";
import { day, itemId, pair, pictureName } from "./pair.ts";

/** Designations that staff raise money for. None is ever made up: an empty list shows nothing. */
export const goals = z.array(
  z
    .strictObject({
      id: itemId.max(40),
      title: pair,
      why: pair,
      target_cents: z.number().int().positive(),
      /** The first and the last day of the gifts that count. */
      from: day,
      to: day.nullable(),
      /** The build that it belongs to; its page shows the goal. */
      project: itemId.nullable(),
      picture: pictureName,
    })
    .refine(({ from, to }) => to === null || to >= from, {
      path: ["to"],
      error: "a day not before from",
    }),
);

/** News of gifts: shown with its day where its purpose stands, and mailed once to its donors. */
export const giftNews = z.array(
  z.strictObject({
    id: itemId,
    on: day,
    /** `any`: of gifts that name no purpose. */
    for: z.array(z.string().regex(/^(any|(project|kit|goods|goal):[a-z0-9-]+)$/)).min(1),
    text: pair,
    picture: pictureName.optional(),
  }),
);
