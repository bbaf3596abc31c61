import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readContentFiles } from "#reader/content-files.ts";
import { projectRoot } from "#reader/project-root.ts";
import {
  newTexts,
  printTranslations,
  readTranslations,
  remember,
  rememberFit,
  staleTexts,
  translatedTexts,
  translationsFile,
} from "#reader/translations.ts";
import { staleLines } from "./translations/stale-lines.ts";

const usage = `npm run translations [FILE [FIELD]]

Remembers which English each translated text was made from, in ${translationsFile}, and names those whose English has
changed since. The editor does it at each save; this is for whoever edits by hand.

  FILE [FIELD]   somebody has read these texts: they still say what the English says`;

function translations([file, field]: readonly string[]): number {
  const texts = translatedTexts(readContentFiles());
  const before = readTranslations();
  const fits = texts.filter(
    (one) => one.file === file && (field === undefined || one.field === field),
  );
  if (file !== undefined && fits.length === 0) {
    console.error(
      `There is no text ${[file, field].filter(Boolean).join(" · ")} in English and another language.`,
    );
    return 1;
  }
  const fresh = newTexts(texts, before);
  const known = fits.reduce(
    (all, one) => rememberFit(all, texts, one),
    remember(before, texts, texts),
  );
  writeFileSync(join(projectRoot, translationsFile), printTranslations(known));
  const stale = staleTexts(texts, known);
  for (const line of staleLines(stale)) console.log(line);
  console.log(`${texts.length} texts, ${fresh.length} newly remembered, ${stale.length} stale`);
  return 0;
}

const { values, positionals } = parseArgs({
  options: { help: { type: "boolean", short: "h", default: false } },
  allowPositionals: true,
});
if (values.help) console.log(usage);
else process.exitCode = translations(positionals);
