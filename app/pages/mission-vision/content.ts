import { z } from "zod";
import { action, head, pair, pictureName, some } from "#reader/schema/pair.ts";
import { filmedOpening, heading, passage } from "#reader/schema/passages.ts";
import { sections } from "#reader/schema/sections.ts";

const purpose = z.strictObject({
  title: pair,
  text: pair,
  /** What the sentence means on the ground. */
  practice: pair,
});

export const missionVision = z.strictObject({
  head,
  sections: sections(["purposes", "values", "commitment"]),
  opening: filmedOpening,
  mission: purpose,
  vision: purpose,
  values: heading,
  commitment: z.strictObject({
    title: pair,
    text: pair,
    promises: some(passage),
    picture: pictureName,
    join: action,
    support: action,
  }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"missionVision", typeof missionVision> {}
}
