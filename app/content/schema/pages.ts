import type { z } from "zod";
import { impactPage } from "./pages/impact.ts";

/** The schema of every content/pages/<name>.yaml, by the page's key in app/addresses.ts. */
export const pageSchemas = {
  impact: impactPage,
} satisfies Record<string, z.ZodType>;
