import { z } from "zod";
import { head, icon, pair, pictureName, some, target } from "#reader/schema/pair.ts";
import { passage } from "#reader/schema/passages.ts";

export const contact = z.strictObject({
  head,
  title: pair,
  lead: pair,
  hours: z.strictObject({ title: pair, text: pair, open: pair, closed: pair }),
  /** One way to reach us each; its address, or what stands in for it, is in links.yaml. */
  ways: some(z.strictObject({ icon, title: pair, link: z.string() })),
  place: passage.extend({ label: pair, target }),
  social: z.strictObject({
    title: pair,
    /** Names of services are the same in every language. */
    links: some(z.strictObject({ link: z.string(), title: z.string() })),
  }),
  picture: pictureName,
  form: z.strictObject({ title: pair, outside: pair, own: pair }),
  documents: passage,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"contact", typeof contact> {}
}
