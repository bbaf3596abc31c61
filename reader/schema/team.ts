import { z } from "zod";
import { itemId, pair, pictureName } from "./pair.ts";

/** Specification 3: team member (6). */
export const team = z.array(
  z
    .strictObject({
      id: itemId,
      /** Null until the person has agreed to be named. */
      name: z.string().trim().min(1).nullable(),
      role: pair,
      description: pair,
      picture: pictureName,
      /** Where a named person's description is told. */
      sources: z.array(z.strictObject({ title: z.string(), url: z.url() })),
      /** True until name, text and portrait are the person's own. */
      sample: z.boolean(),
    })
    .refine(({ name, sample }) => name !== null || sample, {
      path: ["sample"],
      error: "true, while the name is to come",
    }),
);
