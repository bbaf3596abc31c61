import { z } from "zod";
import { projectCategories, projectStatuses } from "#domain/planners/project-filter.ts";
import { itemId, pair, pictureName, some } from "./pair.ts";

/** Specification 3: project (green build, about 21); what nobody wrote down is left out, never guessed. */
export const projects = z.array(
  z.strictObject({
    id: itemId,
    title: pair,
    category: z.enum(projectCategories),
    status: z.enum(projectStatuses),
    year: z.string().optional(),
    description: pair,
    materials: some(pair).optional(),
    impact: pair.optional(),
    picture: pictureName,
    source: z.strictObject({ title: pair, url: z.url().nullable() }),
  }),
);
