import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";
import { newTexts, readTranslations, staleTexts, translatedTexts } from "#reader/translations.ts";
import { contentFaultLines } from "./site-build/content-faults.ts";
import { staleLines } from "./translations/stale-lines.ts";

/** No fault, as the site is whole: what somebody should read again. */
function tellTranslations(files: ContentFiles): void {
  const known = readTranslations();
  const texts = translatedTexts(files);
  for (const line of staleLines(staleTexts(texts, known))) console.warn(`Warning: ${line}`);
  const fresh = newTexts(texts, known).length;
  const what = "nobody remembers which English they were made from: npm run translations";
  if (fresh > 0) console.warn(`Warning: of ${fresh} translated texts ${what}`);
}

const files = readContentFiles();
const faults = await contentFaultLines(files);
for (const line of faults) console.error(line);
if (faults.length > 0) process.exitCode = 1;
else tellTranslations(files);
