import { nameIn } from "#domain/language/language.ts";
import type { ContentFiles } from "#reader/content-files.ts";
import { formatFault } from "#reader/fault.ts";
import { parseContent } from "#reader/parse.ts";
import { projectRoot } from "#reader/project-root.ts";
import { staleTexts, translatedTexts, type Translations } from "#reader/translations.ts";
import type { Settings } from "#server/settings.ts";
import { contentFaults } from "../site-build/content-faults.ts";
import { contentItems } from "./content-items.ts";
import { launchItem, launchKinds, same, type LaunchItem } from "./item.ts";
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

const rank = ({ harms, kind }: LaunchItem) =>
  (harms ? 0 : launchKinds.length) + launchKinds.indexOf(kind);

/**
 * Everything that is missing before the public comes, what would harm a visitor first. Reads no network.
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
  const items = [
    ...faults,
    ...settingItems(settings, content?.site ?? null, projectRoot),
    ...(content ? contentItems(files, content, today) : []),
    ...(content ? translationItems(files, translations) : []),
  ];
  return items.toSorted((one, other) => rank(one) - rank(other));
}
