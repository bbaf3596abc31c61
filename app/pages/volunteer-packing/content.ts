import { z } from "zod";
import { head, pair, pictureName, some } from "#reader/schema/pair.ts";
import { closing } from "#reader/schema/passages.ts";
import { sections } from "#reader/schema/sections.ts";

export const volunteerPacking = z.strictObject({
  head,
  sections: sections(["guides", "closing"]),
  title: pair,
  lead: pair,
  print: pair,
  guides: some(
    z.strictObject({
      id: z.string(),
      title: pair,
      picture: pictureName,
      items: some(pair),
    }),
  ),
  closing,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"volunteerPacking", typeof volunteerPacking> {}
}
