import { z } from "zod";
import { pair, pictureName } from "./pair.ts";

/** Specification 3: moment photo (9); its alternative text stands with the picture's slot. */
export const moments = z.array(
  z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), picture: pictureName, caption: pair }),
);
