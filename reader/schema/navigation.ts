import { z } from "zod";
import { pair, some, target } from "./pair.ts";

const item = z.strictObject({ label: pair, note: pair.optional(), target });

/** The header's menus and the footer's columns. */
export const navigation = z.strictObject({
  /** A group with items drops down; one with a target is a plain link. */
  header: some(
    z.union([
      z.strictObject({ id: z.string(), label: pair, items: some(item) }),
      z.strictObject({ id: z.string(), label: pair, target }),
    ]),
  ),
  footer: some(z.strictObject({ label: pair, items: some(item) })),
  /** One line below the columns. */
  legal: some(item),
});
