import type { z } from "zod";

/** The schema of every content/pages/<name>.yaml, by the page's key in app/addresses.ts. */
export const pageSchemas = {} satisfies Record<string, z.ZodType>;
