import { legalPage } from "#reader/schema/legal-page.ts";

export { legalPage as termsOfService };

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"termsOfService", typeof legalPage> {}
}
