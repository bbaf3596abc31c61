import { nameIn } from "#domain/language/language.ts";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";
import { formatFault } from "#reader/fault.ts";
import { parseContent } from "#reader/parse.ts";
import { projectRoot } from "#reader/project-root.ts";
import {
  readTranslations,
  staleTexts,
  translatedTexts,
  type Translations,
} from "#reader/translations.ts";
import { contentFaults } from "../site-build/content-faults.ts";
import { contentItems } from "./content-items.ts";
import { launchItem, same, type LaunchItem } from "./item.ts";
import { settingItems, type ReadSettings } from "./setting-items.ts";

function faultItems(files: ContentFiles): LaunchItem[] {
  return contentFaults(files).map((fault) => {
    const { file, field } = fault;
    return launchItem(
      "fault",
      "fault",
      { file, field },
      { harms: true, what: same(formatFault(fault)) },
    );
  });
}

function translationItems(files: ContentFiles, known: Translations): LaunchItem[] {
  return staleTexts(translatedTexts(files), known).map(({ file, field, behind, en, text }) => {
    const values = { language: nameIn("en", behind), idioma: nameIn("es", behind) };
    const where = { file, field: `${field}.${behind}` };
    return launchItem("translation", "translation", where, { values, what: { en, es: text } });
  });
}

/**
 * Everything that is missing before the public comes. Reads no network.
 * Content with faults is told by its faults alone.
 */
export function launchItems(
  { files, translations = {} }: { files: ContentFiles; translations?: Translations },
  settings: ReadSettings,
  today = guatemalaDay(new Date()),
): LaunchItem[] {
  const parsed = parseContent(files);
  const faults = faultItems(files);
  const content = "content" in parsed ? parsed.content : null;
  return [
    ...faults,
    ...settingItems(settings, content?.site ?? null, projectRoot),
    ...(content ? contentItems(files, content, today) : []),
    ...(content ? translationItems(files, translations) : []),
  ];
}

/** The same of a folder on this machine. */
export const itemsIn = (root: string, settings: ReadSettings): LaunchItem[] =>
  launchItems({ files: readContentFiles(root), translations: readTranslations(root) }, settings);
