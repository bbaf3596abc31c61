import { named, pair, pictureName, some } from "./pair.ts";
import { z } from "zod";

const note = z.strictObject({ title: pair, lines: some(pair) });

export const pressKitFile = z.strictObject({
  pictures: some(pictureName),
  sheet: named("title", "intro", "as_of", "undated", "source"),
  readme: note,
  licence: note,
});
