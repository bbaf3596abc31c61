import type { z } from "zod";
import { aboutPage } from "./pages/about.ts";
import { impactPage } from "./pages/impact.ts";

/** The schema of every content/pages/<name>.yaml, by the page's key in app/addresses.ts. */
export const pageSchemas = {
  about: aboutPage,
  impact: impactPage,
} satisfies Record<string, z.ZodType>;
