import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "./project-root.ts";

/** A run of `npm run quality` over the whole site that found nothing. */
export const qualityReport = z.strictObject({
  /** The day in Guatemala on which it ended. */
  date: z.iso.date(),
  /** Addresses, those of both languages counted. */
  pages: z.number().int().positive(),
  /** Pages in a width, a theme and a state. */
  looked: z.number().int().positive(),
  /** The version of axe-core. */
  axe: z.string(),
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
