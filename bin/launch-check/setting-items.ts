import type { SiteFile } from "#reader/schema/site.ts";
import { readConfig, type Config } from "#server/config.ts";
import { modeOf } from "#server/payments/settings.ts";
import type { Settings } from "#server/settings.ts";
import { dataDirWarning } from "#server/start-faults.ts";
import { kindOfSetting, launchItem, same, type LaunchItem } from "./item.ts";

/** `locate` names the place of a wrong one in the file of settings. */
export type ReadSettings = Pick<Settings, "environment"> & Partial<Settings>;

/** Settings that a visitor never misses. */
const harmless = ["ALARM_URL", "BACKUP_KEY"];

/** Settings in the order in which they are told, and whether each is lacking. */
function lacking(config: Config, mail: SiteFile["mail"], programDir: string) {
  const isPublic = config.siteUrl.startsWith("https:");
  return {
    SITE_URL: !isPublic,
    TRUST_PROXY: isPublic && config.trustProxy === 0,
    DATA_DIR: dataDirWarning(config, programDir) !== null,
    ALARM_URL: config.alarmUrl === null,
    BACKUP_KEY: config.backupKey === null,
    SMTP_URL: config.smtpUrl === null,
    MAIL_FROM: config.mailFrom === null && mail.from === null,
    MAIL_STAFF: config.mailStaff === null && mail.staff === null,
    STRIPE_SECRET_KEY: modeOf(config.payments) !== "live",
  };
}

/**
 * What the settings of this machine lack. Only variables are read, no network.
 * @param site content/site.yaml, which may name the mail addresses as well; null while it has faults
 * @param programDir the project's folder
 */
export function settingItems(
  { environment, locate = (fault) => fault }: ReadSettings,
  site: Pick<SiteFile, "mail"> | null,
  programDir: string,
): LaunchItem[] {
  // A checkout without money is told below, beside everything else.
  const { DEMO_CHECKOUT: demo = "0" } = environment;
  const read = readConfig({ ...environment, DEMO_CHECKOUT: demo === "0" ? "1" : demo });
  if ("faults" in read) {
    return read.faults.map((fault) => {
      const what = same(locate(fault));
      return launchItem("server", "wrong_setting", fault.split(" ", 1)[0]!, { harms: true, what });
    });
  }
  const { config } = read;
  const { siteUrl } = config;
  const isTest = modeOf(config.payments) === "test";
  return Object.entries(lacking(config, site?.mail ?? { from: null, staff: null }, programDir))
    .filter(([, isLacking]) => isLacking)
    .map(([setting]) => {
      const code = setting === "STRIPE_SECRET_KEY" && isTest ? "test_key" : setting;
      const harms = !harmless.includes(setting);
      return launchItem(kindOfSetting(setting), code, setting, { harms, values: { siteUrl } });
    });
}
