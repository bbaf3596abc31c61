import { builds, materials } from "#domain/planners/material-estimate.ts";
import { projectCategories, projectStatuses } from "#domain/planners/project-filter.ts";
import { brochureWith } from "../brochure.ts";
import { action, head, named, pair, some } from "#reader/schema/pair.ts";
import { closing, filmedOpening, heading, passage, titledPage } from "../passages.ts";
import { z } from "zod";

export const greenBuilds = z.strictObject({
  head,
  opening: filmedOpening,
  title: pair,
  filters: named("categories", "statuses", "search", "apply", "clear", "count", "one"),
  categories: z.record(z.enum(projectCategories), pair),
  statuses: z.record(z.enum(projectStatuses), pair),
  empty: passage,
  detail: z.strictObject({
    materials: pair,
    impact: pair,
    year: pair,
    source: pair,
    back: pair,
    others: pair,
    guide: pair,
    sheet: pair,
    /** Beside the QR code on a printed sheet. */
    code: pair,
  }),
  closing,
});

export const blueprint = brochureWith(["concept_sheets", "build_sheets"]).extend({
  concept_sheets: heading,
  build_sheets: heading.extend({ guide: pair }),
  pdf: pair,
});

const formulas = z.partialRecord(z.enum(materials), pair);
const numbers = some(z.strictObject({ fact: z.string() }));
const notes = some(pair);

export const materialCalculator = titledPage.extend({
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
    /** `{across}` and `{height}` are in meters. */
    titles: z.record(z.enum(builds), pair),
    drawing: pair,
    range: pair,
    missing: pair,
    materials: z.record(z.enum(materials), z.strictObject({ label: pair, unit: pair.optional() })),
    formulas: z.record(z.enum(["walls", ...builds]), formulas),
    /** A drawing of a structure with this wall. */
    blueprints: z.partialRecord(z.enum(builds), action),
    build_sheet: pair,
    print: pair,
  }),
  /** Figures of the register that the calculator uses, by kind of build. */
  numbers: z.strictObject({
    title: pair,
    columns: named("number", "value", "source"),
    walls: numbers,
    dome: numbers,
    tank: numbers,
  }),
  notes: z.strictObject({ title: pair, walls: notes, dome: notes, tank: notes }),
  closing,
});

const sumLines = named("price", "latin_america", "group", "each", "total", "deposit");

export const greenBuildingWorkshop = brochureWith(["planner"]).extend({
  /** In place of the opening's once its dates are past. */
  lead_over: pair,
  planner: heading.extend({
    package: pair,
    packages: named("standard", "private", "private-premium", "one-week"),
    people: pair,
    latin_america: pair,
    compute: pair,
    /** Shown for an impossible number of people; `{most}` and `{people}` are filled in. */
    adjusted: pair,
    /** Shown when the chosen package has no group discount. */
    no_group: pair,
    no_latin_america: pair,
    /** A table of all prices, for pages read offline and printed ones. `{from}`, `{to}` and `{package}` are filled in. */
    table: named("title", "lead", "range", "from", "latin_america", "no_signal"),
    lines: sumLines,
    /** Explains each line; `{package}`, `{people}`, `{each}` and `{total}` are filled in. */
    why: sumLines,
  }),
});
