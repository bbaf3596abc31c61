import { z } from "zod";
import { action, head, pair } from "../pair.ts";

export const teamPage = z.strictObject({
  head,
  opening: z.strictObject({ title: pair, lead: pair }),
  members: z.strictObject({
    title: pair,
    note: pair,
    name_to_come: pair,
    /** "{source}" is the place of the links. */
    source: pair,
  }),
  closing: z.strictObject({ title: pair, text: pair, actions: z.array(action).length(2) }),
});
