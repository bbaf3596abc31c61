import { z } from "zod";
import { pair } from "./pair.ts";

/** Every label and message the code shows: groups of keys, each in both languages. */
export const uiFile = z.record(
  z.string().regex(/^[a-z0-9_]+$/),
  z.record(z.string().regex(/^[a-zA-Z0-9_.-]+$/), pair),
);
export type UiFile = z.infer<typeof uiFile>;
