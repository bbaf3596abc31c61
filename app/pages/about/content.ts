import { z } from "zod";
import { action, head, pair, pictureName, target } from "#reader/schema/pair.ts";
import { filmedOpening, landscapeClosing } from "#reader/schema/passages.ts";
import { sections } from "#reader/schema/sections.ts";

const card = z.strictObject({ title: pair, text: pair, picture: pictureName, label: pair, target });

export const about = z.strictObject({
  head,
  sections: sections(["purposes", "timeline", "closing"]),
  opening: filmedOpening,
  mission: card,
  vision: card,
  timeline: z.strictObject({ title: pair, source: pair }),
  closing: landscapeClosing.extend({ donate: pair, volunteer: action }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"about", typeof about> {}
}
