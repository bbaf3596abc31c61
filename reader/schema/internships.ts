import { z } from "zod";
import { icon, itemId, pair, pictureName } from "./pair.ts";

/** Specification 3: internship position (12): title, status (all open), icon; and an address of its own. */
export const internships = z
  .array(
    z.strictObject({
      id: itemId,
      title: pair,
      status: z.enum(["open"]),
      icon,
      places: z.array(z.enum(["on-site", "remote"])).min(1),
      summary: pair,
      tasks: z.array(pair).min(1),
      brings: z.array(pair).min(1),
      picture: pictureName,
      /** True until the organisation has confirmed title and task. */
      sample: z.boolean(),
    }),
  )
  .min(1);
