import { z } from "zod";
import { itemId, pair } from "./pair.ts";

/** Fields of research, in the order of the page. */
export const reportTopics = ["learning", "inclusion", "waste", "house"] as const;

/** Specification 3: report (27 on the transparency page): title, description, url; here with its author and year. */
export const reports = z
  .array(
    z.strictObject({
      id: itemId,
      topic: z.enum(reportTopics),
      /** Original title in English. */
      title: z.string(),
      author: z.string(),
      /** Null when it could not be verified. */
      year: z.string().nullable(),
      description: pair,
      url: z.url(),
      /** True when the URL is a copy, not the publisher's. */
      copy: z.boolean(),
    }),
  )
  .length(27);
