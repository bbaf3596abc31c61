import { z } from "zod";
import { projectCategories, projectStatuses } from "#domain/planners/project-filter.ts";
import { head, pair } from "#reader/schema/pair.ts";
import { closing, filmedOpening, passage } from "#reader/schema/passages.ts";

export const greenBuilds = z.strictObject({
  head,
  opening: filmedOpening,
  title: pair,
  filters: z.strictObject({
    categories: pair,
    statuses: pair,
    search: pair,
    apply: pair,
    clear: pair,
    count: pair,
    one: pair,
  }),
  categories: z.record(z.enum(projectCategories), pair),
  statuses: z.record(z.enum(projectStatuses), pair),
  empty: passage,
  detail: z.strictObject({
    materials: pair,
    impact: pair,
    year: pair,
    source: pair,
    open: pair,
    back: pair,
    /** Beside the code on a printed sheet. */
    code: pair,
  }),
  closing,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"greenBuilds", typeof greenBuilds> {}
}
