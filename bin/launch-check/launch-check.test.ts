import { expect, test, vi } from "vitest";
import { readContentFiles } from "#reader/content-files.ts";
import { parseContent } from "#reader/parse.ts";
import { projectRoot } from "#reader/project-root.ts";
import { remember, translatedTexts } from "#reader/translations.ts";
import { mailItems } from "./mail-items.ts";
import { launchItems } from "./collect.ts";
import { contentItems } from "./content-items.ts";
import type { LaunchItem } from "./item.ts";
import { formatStations } from "./report.ts";
import { settingItems } from "./setting-items.ts";
import { stationsOf } from "./stations.ts";

// All of content/ is read and checked, on a busy machine too.
vi.setConfig({ testTimeout: 60_000 });

const today = "2026-05-18";
const files = readContentFiles();
const ready = {
  SITE_URL: "https://example.org",
  TRUST_PROXY: "1",
  DATA_DIR: "/srv/data",
  SMTP_URL: "smtp://mail.example.org",
  MAIL_FROM: "office@example.org",
  MAIL_STAFF: "staff@example.org",
  STRIPE_SECRET_KEY: "sk_live_1234",
  STRIPE_WEBHOOK_SECRET: "whsec_1234",
  BACKUP_KEY: "a passphrase of some length",
};

const parsed = parseContent(files);
const content = "content" in parsed ? parsed.content : null;
const ofSettings = (environment: Record<string, string>) =>
  settingItems({ environment }, content!.site, projectRoot);
const settings = (items: readonly LaunchItem[]) =>
  items.flatMap(({ where, harms }) => ("setting" in where && harms ? [where.setting] : []));
const fields = (items: readonly LaunchItem[], kind: LaunchItem["kind"]) =>
  items.flatMap((item) =>
    item.kind === kind && "file" in item.where ? [`${item.where.file} ${item.where.field}`] : [],
  );

test("a site that is set up harms nobody, though much is still open and nothing is proved", async () => {
  const site = files["content/site.yaml"]!.replace("tax_id: null", 'tax_id: "00-0000000"')
    .replaceAll(/(street|city|state|postal_code): null/g, "$1: Example")
    .replaceAll("country_code: null", "country_code: US");
  const links = files["content/links.yaml"]!.replace(
    /( {2}phone:\n(?: {4}.*\n)*? {4}url: )null/,
    '$1"+50255550100"',
  );
  const supplied = { ...files, "content/site.yaml": site, "content/links.yaml": links };
  const items = launchItems({ files: supplied, environment: ready, today });
  expect(items.filter(({ harms }) => harms)).toEqual([]);
  const report = formatStations(await stationsOf(items, null));
  expect(report).toContain("0 would harm a visitor, 7 not proved");
});

test("a missing tax number, postal address or telephone harms; drawings are counted", () => {
  const items = contentItems(files, content!, today);
  const harmful = items.flatMap(({ harms, where }) =>
    harms && "field" in where ? [where.field] : [],
  );
  expect(harmful).toEqual(expect.arrayContaining(["tax_id", "address.street", "links.phone.url"]));
  expect(items.find(({ kind }) => kind === "picture")?.what.en).toMatch(
    /^\d+ of \d+ pictures are drawings$/,
  );
});

test("without settings nobody is told of a message, no letter leaves and no gift is one", () => {
  expect(settings(ofSettings({}))).toEqual([
    "SITE_URL",
    "SMTP_URL",
    "MAIL_FROM",
    "MAIL_STAFF",
    "STRIPE_SECRET_KEY",
  ]);
});

test.each([
  ["a test key", { STRIPE_SECRET_KEY: "sk_test_1234" }, "STRIPE_SECRET_KEY"],
  ["data among the program's files", { DATA_DIR: "./data" }, "DATA_DIR"],
  ["a proxy that is not counted", { TRUST_PROXY: "0" }, "TRUST_PROXY"],
  ["a wrong value", { PORT: "eighty" }, "PORT"],
])("%s would harm a visitor", (_, changed, setting) => {
  expect(settings(ofSettings({ ...ready, ...changed }))).toEqual([setting]);
});

test("each thing that waits is told with its file and field, until it is supplied", () => {
  const link = "content/links.yaml links.donation_widget.url";
  const items = contentItems(files, content!, today);
  expect(fields(items, "link")).toContain(link);
  expect(fields(items, "organization")).toContain("content/site.yaml tax_id");
  expect(fields(items, "film").join()).toContain("content/lists/build-videos.yaml 0.video");
  expect(fields(items, "draft").join()).toContain(
    "content/pages/team.yaml sections.0.items.1.draft",
  );
  expect(fields(items, "figure").join()).toMatch(/facts\.\w+\.as_of/);
  const links = files["content/links.yaml"]!.replace("url: null", "url: https://example.org/give");
  const given = contentItems({ ...files, "content/links.yaml": links }, content!, today);
  expect(fields(given, "link")).not.toContain(link);
});

test("what is older than a year is told, and what ended a year ago today is not", () => {
  const place = "content/lists/events.yaml 0.ends_on";
  const file = "content/lists/events.yaml";
  const withEnd = (day: string) => files[file]!.replace(/ends_on: \S+/, `ends_on: ${day}`);
  const told = (end: string) =>
    fields(contentItems({ ...files, [file]: withEnd(end) }, content!, today), "old");
  expect(told("2025-05-17")).toContain(place);
  expect(told("2025-05-18")).not.toContain(place);
});

test("a fault of the content comes first: nothing is published with it", () => {
  const broken = { ...files, "content/site.yaml": "name: 5" };
  const [first] = launchItems({ files: broken, environment: ready, today });
  expect(first).toMatchObject({ kind: "fault", harms: true, where: { field: "name" } });
});

test("Spanish whose English has changed is open, and names its field", () => {
  const file = "content/pages/about.yaml";
  const texts = translatedTexts({ [file]: files[file]! });
  const [first] = texts;
  const translations = remember({}, [], [{ ...first!, en: "Something else" }, ...texts.slice(1)]);
  const items = launchItems({ files, environment: ready, today, translations });
  expect(items.filter(({ kind }) => kind === "translation")).toMatchObject([
    { harms: false, where: { file, field: `${first!.field}.es` }, what: { en: first!.en } },
  ]);
});

test("asks for SPF, DKIM and DMARC of the sender's domain, and tells which it lacks", async () => {
  const fails = (code: string) => Object.assign(new Error(), { code });
  const lacking = async (texts: Readonly<Record<string, string[][] | Error>>) => {
    const find = async (name: string) => {
      const found = texts[name] ?? fails("ENOTFOUND");
      return found instanceof Error ? Promise.reject(found) : found;
    };
    const items = await mailItems("Long Way Home <office@example.org>", find);
    return items.map(({ what }) => what.en);
  };
  const all = ["SPF", "DKIM", "DMARC"].map((mark) => `example.org has no ${mark}`);
  expect(await lacking({ "example.org": [["google-site-verification=1"]] })).toEqual(all);
  const well = {
    "example.org": [["v=spf1 include:mail.", "example.net -all"]],
    "_domainkey.example.org": fails("ENODATA"),
    "_dmarc.example.org": [["v=DMARC1; p=none"]],
  };
  expect(await lacking({ ...well, "_dmarc.example.org": fails("ETIMEOUT") })).toEqual([]);
});
