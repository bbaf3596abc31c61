import { guatemalaDay } from "#domain/clock.ts";
import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";
import { formatFault } from "#reader/fault.ts";
import { parseContent } from "#reader/parse.ts";
import { projectRoot } from "#reader/project-root.ts";
import type { SiteFile } from "#reader/schema/site.ts";
import { isPublicSite } from "#reader/site-url.ts";
import {
  readTranslations,
  staleTexts,
  translatedTexts,
  type Translations,
} from "#reader/translations.ts";
import { readConfig, type Config } from "#server/config.ts";
import { modeOf } from "#server/payments/settings.ts";
import type { Settings } from "#server/settings.ts";
import { dataDirWarning } from "#server/start-faults.ts";
import type { LaunchItem } from "../../staff/parts/launch-words.ts";
import { contentItems, same } from "./content-items.ts";

const kindOfSetting = (name: string) =>
  name.startsWith("STRIPE") ? "money" : /^(?:SMTP|MAIL)/.test(name) ? "mail" : "server";

/** Settings in the order of the list: true when missing. */
function lacking(config: Config, mail: SiteFile["mail"]) {
  const isPublic = isPublicSite(config.siteUrl);
  return {
    SITE_URL: !isPublic,
    TRUST_PROXY: isPublic && config.trustProxy === 0,
    DATA_DIR: dataDirWarning(config, projectRoot) !== null,
    ALARM_URL: config.alarmUrl === null,
    BACKUP_KEY: config.backupKey === null,
    SMTP_URL: config.smtpUrl === null,
    MAIL_FROM: config.mailFrom === null && mail.from === null,
    MAIL_STAFF: config.mailStaff === null && mail.staff === null,
    STRIPE_SECRET_KEY: modeOf(config.payments) !== "live",
  };
}

/**
 * Lists missing settings. Uses no network.
 * @param site content/site.yaml, which may name the mail addresses as well; null while it has faults
 */
export function settingItems({ environment }: Settings, site: Pick<SiteFile, "mail"> | null) {
  // DEMO_CHECKOUT avoids a fault here: missing payment keys are listed below.
  const { DEMO_CHECKOUT: demo = "0" } = environment;
  const read = readConfig({ ...environment, DEMO_CHECKOUT: demo === "0" ? "1" : demo });
  if ("faults" in read) {
    return read.faults.map((fault) => {
      const where = fault.split(" ", 1)[0]!;
      const what = same(fault);
      return { kind: "server", code: "wrong_setting", where, harms: true, what };
    });
  }
  const { config } = read;
  const { siteUrl } = config;
  const isTest = modeOf(config.payments) === "test";
  return Object.entries(lacking(config, site?.mail ?? { from: null, staff: null }))
    .filter(([, isLacking]) => isLacking)
    .map(([where]) => ({
      kind: kindOfSetting(where),
      code: where === "STRIPE_SECRET_KEY" && isTest ? "test_key" : where,
      where,
      // Without an alarm nobody is misled.
      harms: where !== "ALARM_URL",
      values: { siteUrl },
    }));
}

function translationItems(files: ContentFiles, known: Translations): LaunchItem[] {
  return staleTexts(translatedTexts(files), known).map(({ file, field, behind, en, text }) => {
    const where = { file, field: `${field}.${behind}` };
    return { kind: "translation", code: `translation_${behind}`, where, what: { en, es: text } };
  });
}

/**
 * Everything that is missing before the launch. Uses no network. Of invalid content only its faults are listed.
 */
export function launchItems(
  { files, translations = {} }: { files: ContentFiles; translations?: Translations },
  settings: Settings,
  today = guatemalaDay(new Date()),
): LaunchItem[] {
  const parsed = parseContent(files);
  if ("faults" in parsed) {
    const faults = parsed.faults.map((where) => {
      const what = same(formatFault(where));
      return { kind: "fault", code: "fault", harms: true, where, what };
    });
    return [...faults, ...settingItems(settings, null)];
  }
  const { content } = parsed;
  return [
    ...settingItems(settings, content.site),
    ...contentItems(files, content, today),
    ...translationItems(files, translations),
  ];
}

export const itemsIn = (root: string, settings: Settings): LaunchItem[] =>
  launchItems({ files: readContentFiles(root), translations: readTranslations(root) }, settings);
