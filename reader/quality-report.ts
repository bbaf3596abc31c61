import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "./project-root.ts";

const count = z.number().int().nonnegative();
const engine = z.strictObject({ version: z.string(), rules: count });

/** What `npm run quality` has found when it last went through the whole site. */
export const qualityReport = z.strictObject({
  /** The day in Guatemala on which it ended. */
  date: z.iso.date(),
  /** The state of the program, as git names it. */
  commit: z.string(),
  /** Addresses, those of both languages counted. */
  pages: count,
  /** Pages in a look and a state, each shown to both engines. */
  looked: count,
  axe: engine,
  ibm: engine,
  /** Rules of the second engine that cannot judge and ask a person to. */
  leftToPeople: count,
  /** Elements that break a rule. */
  findings: count,
  /** Of the pages that show one photograph and are all drawn alike. */
  photographs: z.strictObject({ looked: count, all: count }),
  keyboard: z.strictObject({ scripts: count, failed: count }),
  /** Pages on which one of the limits of bin/quality/limits.ts does not hold. */
  limits: z.strictObject({
    reflow: count,
    largeText: count,
    stillness: count,
    forcedColors: count,
  }),
});

export type QualityReport = z.infer<typeof qualityReport>;

/** Beside the words, as the accessibility page says what it holds; written by the program alone. */
export const qualityFile = "content/quality.json";

/**
 * The last report; null while there was no run over the whole site.
 * @throws when the file is no report: then it was changed by hand
 */
export function lastQualityReport(): QualityReport | null {
  const path = join(projectRoot, qualityFile);
  return existsSync(path) ? qualityReport.parse(JSON.parse(readFileSync(path, "utf8"))) : null;
}
