import { nameIn } from "#domain/language/language.ts";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";
import { loadedContent } from "#reader/load.ts";
import { formatFault } from "#reader/fault.ts";
import { parseContent } from "#reader/parse.ts";
import { projectRoot } from "#reader/project-root.ts";
import {
  readTranslations,
  staleTexts,
  translatedTexts,
  type Translations,
} from "#reader/translations.ts";
import { readConfig } from "#server/config.ts";
import { mailAddresses } from "#server/mail/mail-addresses.ts";
import type { Settings } from "#server/settings.ts";
import { contentFaults } from "../site-build/content-faults.ts";
import { contentItems } from "./content-items.ts";
import { mailItems } from "./mail-items.ts";
import { launchItem, same, type LaunchItem } from "./item.ts";
import { settingItems } from "./setting-items.ts";

export type LaunchInputs = {
  readonly files: ContentFiles;
  /** Which English each translated text was made from; left out, none is told. */
  readonly translations?: Translations;
  readonly environment: Settings["environment"];
  /** Names the place of a wrong setting in the file of settings. */
  readonly locate?: Settings["locate"];
  /** `2026-05-18` */
  readonly today: string;
};

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
  return staleTexts(translatedTexts(files), known).map(({ file, field, language, en, text }) => {
    const values = { language: nameIn("en", language), idioma: nameIn("es", language) };
    const where = { file, field: `${field}.${language}` };
    return launchItem("translation", "translation", where, { values, what: { en, es: text } });
  });
}

/** The sender's marks in the names of the internet, asked for at a public site alone. */
async function senderItems(environment: Settings["environment"]): Promise<LaunchItem[]> {
  const read = readConfig({ ...environment, DEMO_CHECKOUT: "1" });
  if (!("config" in read) || !read.config.siteUrl.startsWith("https:")) return [];
  const { from } = mailAddresses(read.config, loadedContent().content);
  return from === null ? [] : mailItems(from);
}

/** Everything that is missing in a folder on this machine, with these settings. */
export async function itemsIn(
  root: string,
  settings: Pick<Settings, "environment"> & Partial<Settings>,
): Promise<LaunchItem[]> {
  const today = guatemalaDay(new Date());
  const own = { files: readContentFiles(root), translations: readTranslations(root), today };
  return [...launchItems({ ...own, ...settings }), ...(await senderItems(settings.environment))];
}

/**
 * Everything that is missing before the public comes. Reads no network.
 * Content with faults is told by its faults alone.
 */
export function launchItems({
  files,
  today,
  translations = {},
  ...settings
}: LaunchInputs): LaunchItem[] {
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
