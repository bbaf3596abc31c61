import { z } from "zod";
import { builds, materials } from "#domain/planners/material-estimate.ts";
import { action, head, pair, some } from "#reader/schema/pair.ts";
import { closing } from "#reader/schema/passages.ts";

/** How each amount comes about; `{across}` and `{height}` are what was asked. */
const formulas = z.partialRecord(z.enum(materials), pair);
const numbers = some(z.strictObject({ fact: z.string() }));
const notes = some(pair);

export const materialCalculator = z.strictObject({
  head,
  title: pair,
  lead: pair,
  form: z.strictObject({
    build: pair,
    builds: z.record(z.enum(builds), pair),
    length: pair,
    diameter: pair,
    height: pair,
    height_hint: pair,
    compute: pair,
    problem: pair,
  }),
  result: z.strictObject({
    /** `{across}` and `{height}` in metres. */
    titles: z.record(z.enum(builds), pair),
    drawing: pair,
    range: pair,
    missing: pair,
    materials: z.record(z.enum(materials), z.strictObject({ label: pair, unit: pair.optional() })),
    formulas: z.strictObject({
      walls: formulas,
      "retaining-wall": formulas,
      "house-wall": formulas,
      dome: formulas,
      tank: formulas,
    }),
    /** The drawing of a structure with such walls. */
    blueprints: z.partialRecord(z.enum(builds), action),
    /** Before the links to the build sheet of a tank. */
    build_sheet: pair,
    print: pair,
  }),
  /** The figures of the register behind each kind of build. */
  numbers: z.strictObject({
    title: pair,
    columns: z.strictObject({ number: pair, value: pair, source: pair }),
    walls: numbers,
    dome: numbers,
    tank: numbers,
  }),
  notes: z.strictObject({ title: pair, walls: notes, dome: notes, tank: notes }),
  closing,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"materialCalculator", typeof materialCalculator> {}
}
