import { z } from "zod";

/** Marks of an entry or a part; reader/shown.ts reads them. */
export const marks = {
  /** Kept in the file and shown nowhere. */
  hidden: z.boolean().optional(),
  /** Nobody has confirmed it yet: shown where the site is tried, not at its public address. Taking it off confirms it. */
  draft: z.boolean().optional(),
};
