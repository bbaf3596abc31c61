import { z } from "zod";
import { marks } from "./marks.ts";
import { icon, itemId, pair, pictureName } from "./pair.ts";

/** Specification 3: internship position (12): title, status (all open), icon; and an address of its own. */
export const internships = z.array(
  z.strictObject({
    ...marks,
    id: itemId,
    title: pair,
    status: z.enum(["open"]),
    icon,
    picture: pictureName,
  }),
);
