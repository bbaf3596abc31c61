import { action } from "#reader/schema/pair.ts";
import { formPage } from "#reader/schema/form-page.ts";

export const newsletter = formPage.extend({ archive: action });

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"newsletter", typeof newsletter> {}
}
