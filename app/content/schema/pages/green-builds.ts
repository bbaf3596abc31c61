import { z } from "zod";
import { projectCategories, projectStatuses } from "#domain/project-filter.ts";
import { action, head, pair, pictureName } from "../pair.ts";

export const greenBuildsPage = z.strictObject({
  head,
  opening: z.strictObject({
    title: pair,
    lead: pair,
    picture: pictureName,
    film: z.string().nullable(),
  }),
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
  empty: z.strictObject({ title: pair, text: pair }),
  detail: z.strictObject({
    materials: pair,
    impact: pair,
    year: pair,
    source: pair,
    open: pair,
    back: pair,
  }),
  closing: z.strictObject({
    title: pair,
    text: pair,
    actions: z.array(action),
  }),
});
