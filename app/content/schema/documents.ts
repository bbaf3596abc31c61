import { z } from "zod";
import { pair } from "./pair.ts";

/** At the foot of every page of a document. `{page}` and `{pages}` are filled in. */
const foot = { foot: pair, numbering: pair };

/** The concept sheet of a green structure; the rest of it stands in lists/structures.yaml. */
const blueprintSheet = z.strictObject({
  kicker: pair,
  cost: pair,
  build_time: pair,
  /** `{value}` is the fact of the structure. */
  months: pair,
  about: pair,
  materials: pair,
  steps: pair,
  benefits: pair,
  advice: pair,
  drawing: pair,
  range: pair,
  sources: pair,
  ask_title: pair,
  ask: pair,
  ...foot,
  structures: z.record(z.string(), z.strictObject({ steps: z.array(pair).min(3), sources: pair })),
});

/** The schema of every content/documents/<name>.yaml, by the file's name. */
export const documentSchemas = {
  blueprintSheet,
} satisfies Record<string, z.ZodType>;
