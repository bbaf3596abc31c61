import { z } from "zod";
import { itemId, pair, pictureName } from "./pair.ts";

/** Specification 3: moment photo (9); its alternative text stands with the picture's slot. */
export const moments = z.array(z.strictObject({ id: itemId, picture: pictureName, caption: pair }));
