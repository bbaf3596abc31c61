import { formPage } from "#reader/schema/form-page.ts";

export { formPage as shareStory };

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"shareStory", typeof formPage> {}
}
