import { expect, test } from "vitest";
import { checkNames } from "./check-names.ts";

const file = "content/lists/events.yaml";
const slots = new Set(["event-campus"]);

test("an editor who names a picture nobody described is told where", () => {
  const text = "- id: campus\n  picture: event-campus\n- id: workshop\n  picture: event-workshop\n";
  expect(checkNames(file, text, slots)).toEqual([
    {
      file,
      field: "1.picture",
      expected: "a picture slot of content/scenes/",
      found: '"event-workshop"',
    },
  ]);
});

test("a picture in a list of a post and the picture of a share card are looked at too", () => {
  const text = "head: { share: home }\nfigures:\n  - slot: event-campus\n  - slot: event-kitchen\n";
  expect(checkNames(file, text, slots).map(({ field }) => field)).toEqual([
    "head.share",
    "figures.1.slot",
  ]);
});
