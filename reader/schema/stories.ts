import { z } from "zod";
import { itemId, pair } from "./pair.ts";
import { captionedPicture } from "./passages.ts";

/** Stories in drawings, each of five to eight pictures; a page names one in `drawn_story`. */
export const stories = z.array(
  z.strictObject({ id: itemId, title: pair, scenes: z.array(captionedPicture).min(5).max(8) }),
);
export type StoryEntry = z.infer<typeof stories>[number];
