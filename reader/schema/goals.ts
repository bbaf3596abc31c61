import { z } from "zod";
import { day, itemId, pair, pictureName } from "./pair.ts";

/** What comes of a goal: begun with the first purchase, whole once the thing is bought or built. */
const proof = z
  .strictObject({
    status: z.enum(["under_way", "done"]),
    /** When it was written last. */
    on: day,
    text: pair,
    /** Each with the day it was paid. */
    costs: z.array(z.strictObject({ what: pair, on: day, cents: z.number().int().positive() })),
    /** Each with the day it was taken. */
    pictures: z.array(z.strictObject({ picture: pictureName, on: day, caption: pair })),
  })
  .refine(({ status, costs }) => status === "under_way" || costs.length > 0, {
    path: ["costs"],
    error: "at least one cost, once it is done",
  })
  .refine(({ status, pictures }) => status === "under_way" || pictures.length > 0, {
    path: ["pictures"],
    error: "at least one picture, once it is done",
  });

/** What staff raise money for, by name. None is ever made up: an empty list shows nothing. */
export const goals = z
  .array(
    z
      .strictObject({
        id: itemId.max(40),
        title: pair,
        why: pair,
        target_cents: z.number().int().positive(),
        /** The first and the last day of the gifts that count. */
        from: day,
        to: day.nullable(),
        /** Purposes whose gifts count as well: `project:…`, `kit:…`, `goods:…`. */
        counts: z.array(z.string().regex(/^(project|kit|goods):[a-z0-9-]+$/)),
        /** The build that it belongs to; its page shows the goal. */
        project: itemId.nullable(),
        picture: pictureName,
        proof: proof.nullable(),
      })
      .refine(({ from, to }) => to === null || to >= from, {
        path: ["to"],
        error: "a day not before from",
      }),
  )
  .check(({ value: all, issues }) => {
    for (const [at, { counts, from, to }] of all.entries()) {
      const meets = all
        .slice(0, at)
        .filter(
          (other) => (other.to === null || other.to >= from) && (to === null || other.from <= to),
        );
      for (const [place, purpose] of counts.entries()) {
        if (!meets.some((other) => other.counts.includes(purpose))) continue;
        issues.push({
          code: "custom",
          input: purpose,
          path: [at, "counts", place],
          message: "a purpose that no other goal counts at the same time",
        });
      }
    }
  });
