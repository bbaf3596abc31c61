import { legalPage } from "#reader/schema/legal-page.ts";
import { passage } from "#reader/schema/passages.ts";

export const accessibilityPage = legalPage.extend({
  feedback: passage,
});

export const pages = { accessibility: accessibilityPage };

type Pages = typeof pages;
declare module "#reader/pages.ts" {
  interface PageSchemas extends Pages {}
}
