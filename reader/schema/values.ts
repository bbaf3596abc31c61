import { z } from "zod";
import { icon, itemId, pair } from "./pair.ts";

/** Specification 3: core value (6). */
export const values = z.array(
  z.strictObject({
    id: itemId,
    icon,
    title: pair,
    description: pair,
  }),
);
