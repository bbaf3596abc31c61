import { z } from "zod";
import { brochureWith } from "#reader/schema/brochure.ts";
import { pair, pictureName, some } from "#reader/schema/pair.ts";

export const volunteerPacking = brochureWith(["guides"]).extend({
  print: pair,
  guides: some(
    z.strictObject({
      id: z.string(),
      title: pair,
      picture: pictureName,
      items: some(pair),
    }),
  ),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"volunteerPacking", typeof volunteerPacking> {}
}
