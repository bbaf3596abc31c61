import { z } from "zod";
import { icon, itemId, pair, pictureName, some } from "./pair.ts";

/** Specification 3: internship position (12): title, status (all open), icon; and an address of its own. */
export const internships = some(
  z.strictObject({
    id: itemId,
    title: pair,
    status: z.enum(["open"]),
    icon,
    picture: pictureName,
    /** True until the organisation has confirmed the title. */
    sample: z.boolean(),
  }),
);
