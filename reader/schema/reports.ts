import { z } from "zod";
import { itemId, pair } from "./pair.ts";

/** Fields of research, in the order in which the page shows them. */
export const reportTopics = ["learning", "inclusion", "waste", "house"] as const;

/** Specification 3: report (27 on the transparency page): title, description, url; here with its author and year. */
export const reports = z
  .array(
    z.strictObject({
      id: itemId,
      topic: z.enum(reportTopics),
      /** As printed: all are in English. */
      title: z.string(),
      author: z.string(),
      /** null where it could not be checked. */
      year: z.string().nullable(),
      description: pair,
      url: z.url(),
      /** The address holds a copy and is not the publisher's own. */
      copy: z.boolean(),
    }),
  )
  .length(27);
