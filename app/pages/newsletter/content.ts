import { formPage } from "#reader/schema/form-page.ts";

export const pages = { newsletter: formPage };

type Pages = typeof pages;
declare module "#reader/pages.ts" {
  interface PageSchemas extends Pages {}
}
