import { z } from "zod";
import { pair } from "./pair.ts";

/** Specification 3: core value (6). */
export const values = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    icon: z.string(),
    title: pair,
    description: pair,
  }),
);
