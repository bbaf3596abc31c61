import { z } from "zod";
import { pair, target } from "./pair.ts";

const item = z.strictObject({ label: pair, note: pair.optional(), target });

/** The header's menus and the footer's columns. */
export const navigation = z.strictObject({
  /** A group with items drops down; one with a target is a plain link. */
  header: z.array(
    z.union([
      z.strictObject({ id: z.string(), label: pair, items: z.array(item).min(1) }),
      z.strictObject({ id: z.string(), label: pair, target }),
    ]),
  ),
  footer: z.array(z.strictObject({ label: pair, items: z.array(item).min(1) })),
});
