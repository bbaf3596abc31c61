import { action } from "#reader/schema/pair.ts";
import { formPage } from "#reader/schema/form-page.ts";

export const pages = { newsletter: formPage.extend({ archive: action }) };

type Pages = typeof pages;
declare module "#reader/pages.ts" {
  interface PageSchemas extends Pages {}
}
