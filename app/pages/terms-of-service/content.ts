import { legalPage } from "#reader/schema/legal-page.ts";

export const pages = { termsOfService: legalPage };

type Pages = typeof pages;
declare module "#reader/pages.ts" {
  interface PageSchemas extends Pages {}
}
