import { named } from "./named.ts";
import { z } from "zod";
import { booklets } from "#domain/documents/documents.ts";
import { pair, pictureName, some } from "./pair.ts";
import { foot } from "./paper-foot.ts";

/** Booklets of the pages that can be kept on a phone; which pages each holds stands in pages/offline.yaml. */
export const bookletWords = z.strictObject({
  kicker: pair,
  /** Above the sources of an article. */
  sources: pair,
  /** Before the address of the page where the rest is. */
  more: pair,
  /** Heads of the tables of the calculator: how much, and the sum behind it. */
  materials: named("need", "sum"),
  ...foot,
  booklets: some(
    z.strictObject({ id: z.enum(booklets), title: pair, lead: pair, picture: pictureName }),
  ),
});
