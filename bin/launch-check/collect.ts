import { guatemalaDay } from "#domain/clock.ts";
import { inEachLanguage } from "#domain/language/language.ts";
import { readContentFiles, type ContentFiles, readYaml } from "#reader/content-files.ts";
import { valuesIn } from "#reader/leaves.ts";
import { isPublished } from "#reader/schema/blog.ts";
import type { Content } from "#reader/load.ts";
import { isPair } from "#reader/resolve.ts";
import { readPictures } from "#reader/picture-manifest.ts";
import type { Pair } from "#reader/schema/pair.ts";
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
import { placeOf } from "../../editor/differences.ts";

const same = (text: string): Pair => ({ en: text, es: text });

type Entry = Readonly<Record<string, unknown>>;

type Gap = readonly [
  /** Matches file and field: `content/site.yaml tax_id`. */
  at: RegExp,
  is: (value: unknown, yearAgo: string, entry: Entry) => boolean,
  kind: LaunchItem["kind"],
  /** Key of its texts in staff/words/launch.yaml. */
  code: string,
  harms?: true,
];

const isNull = (value: unknown) => value === null;
const isTrue = (value: unknown) => value === true;
/** Compares a year, month or day by its last day. */
const isOld = (value: unknown, yearAgo: string) =>
  typeof value === "string" && value + "-12-31".slice(value.length - 4) < yearAgo;
const isEmptyPart = (value: unknown, _: string, { kind }: Entry) =>
  kind !== undefined && Array.isArray(value) && value.length === 0;

const [site, links, facts] = ["site", "links", "facts"].map((name) => `^content/${name}\\.yaml `);
const written = String.raw`^content/(?:pages|lists|blog)/.* (?:.*\.)?`;

const gaps: readonly Gap[] = [
  // Receipts need these, and families in the highlands call.
  [RegExp(`${site}tax_id$`), isNull, "organization", "tax_id", true],
  [RegExp(`${site}address`), isNull, "organization", "address", true],
  [RegExp(`${links}links\\.phone\\.url$`), isNull, "link", "link", true],
  [RegExp(`${links}links\\.(?!phone\\.)\\w+\\.url$`), isNull, "link", "link"],
  [RegExp(`${site}goods_address`), isNull, "organization", "goods_address"],
  [RegExp(`${written}video$`), isNull, "film", "film"],
  [RegExp(`${written}(?:draft|sample)$`), isTrue, "draft", "draft"],
  [RegExp(`${written}name$`), isNull, "organization", "no_name"],
  [RegExp(`${written}items$`), isEmptyPart, "organization", "no_entries"],
  [RegExp(`${facts}facts\\.\\w+\\.as_of$`), isNull, "figure", "figure"],
  [RegExp(`${facts}facts\\.\\w+\\.as_of$`), isOld, "old", "old_figure"],
  [/^content\/lists\/events\.yaml \d+\.ends_on$/, isOld, "old", "old_event"],
];

function nameOf(entry: Entry): Pair | null {
  for (const key of ["title", "name", "label", "role", "id"]) {
    const value = entry[key];
    if (typeof value === "string") return same(value);
    if (value && typeof value === "object" && isPair(value)) return value;
  }
  return null;
}

function gapsIn(file: string, whole: unknown, yearAgo: string): LaunchItem[] {
  return valuesIn(whole, false).flatMap(({ field, value, entry }) =>
    gaps
      .filter(([at, is]) => is(value, yearAgo, entry) && at.test(`${file} ${field}`))
      .map(([, , kind, code, harms = false]) => {
        const { stand_in: standIn } = entry as { stand_in?: { note: Pair } };
        const above = field.slice(0, Math.max(0, field.lastIndexOf(".")));
        const named = (path: string) =>
          inEachLanguage((language) => placeOf(path, whole, language));
        const isOfSite = file === "content/site.yaml";
        const what = (!isOfSite && nameOf(entry)) || named(isOfSite ? field : above);
        const own = { what, values: { day: String(value) } };
        const meanwhile = standIn && { meanwhile: standIn.note };
        return { kind, code, harms, where: { file, field }, ...own, ...meanwhile };
      }),
  );
}

/** One item for all drawings; a photograph of the same name in content/pictures/ replaces one. */
function ofPictures(): LaunchItem[] {
  const pictures = Object.values(readPictures().pictures);
  const drawn = pictures.filter(({ illustration }) => illustration).length;
  const values = { drawn, all: pictures.length };
  const where = { file: "content/pictures", field: "" };
  return drawn === 0 ? [] : [{ kind: "picture", code: "pictures", where, values }];
}

function ofArticles(posts: Content["posts"], today: string, yearAgo: string): LaunchItem[] {
  const newest = posts.find((post) => isPublished(post, today));
  if (!newest || newest.published >= yearAgo) return [];
  const { id, title: what, published: day } = newest;
  const where = { file: `content/blog/${id}/post.yaml`, field: "published" };
  return [{ kind: "old", code: "old_article", where, what, values: { day } }];
}

/**
 * Missing content, in the order of the files.
 * @param files valid texts by path
 * @param content the parsed files
 * @param today `2026-05-18`, to find what is older than a year
 */
export function contentItems(files: ContentFiles, content: Content, today: string): LaunchItem[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const found = Object.entries(files)
    .filter(([file]) => file.endsWith(".yaml"))
    .flatMap(([file, text]) => {
      // Parsed, because it has the dates of computed figures.
      if (file === "content/facts.yaml") return gapsIn(file, content.facts, yearAgo);
      const yaml = readYaml(file, text);
      return "value" in yaml ? gapsIn(file, yaml.value, yearAgo) : [];
    });
  return [...found, ...ofPictures(), ...ofArticles(content.posts, today, yearAgo)];
}

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
