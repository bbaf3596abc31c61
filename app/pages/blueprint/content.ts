import { z } from "zod";
import { pair, target } from "#reader/schema/pair.ts";
import { formPage } from "#reader/schema/form-page.ts";

export const blueprint = formPage.extend({
  concept_sheets: z.strictObject({ title: pair, lead: pair }),
  build_sheets: z.strictObject({ title: pair, lead: pair }),
  more: z.strictObject({ text: pair, label: pair, target }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"blueprint", typeof blueprint> {}
}
