import { expect, test } from "vitest";
import { readContentFiles } from "#reader/content-files.ts";
import { parseContent } from "#reader/parse.ts";
import { remember, translatedTexts } from "#reader/translations.ts";
import { contentItems, launchItems, settingItems } from "./collect.ts";
import type { LaunchItem } from "../../staff/parts/launch-words.ts";
import { formatStations } from "./report.ts";
import { stationsOf } from "./prove.ts";

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
const fields = (items: readonly LaunchItem[], kind: LaunchItem["kind"]) =>
  items.flatMap(({ kind: own, where }) =>
    own === kind && typeof where !== "string" ? [`${where.file} ${where.field}`] : [],
  );

test("a configured site has no harmful items even with others open and no proof", async () => {
  const site = files["content/site.yaml"]!.replace("tax_id: null", 'tax_id: "00-0000000"')
    .replaceAll(/(street|city|state|postal_code): null/g, "$1: Example")
    .replaceAll("country_code: null", "country_code: US");
  const links = files["content/links.yaml"]!.replace(
    /( {2}phone:\n(?: {4}.*\n)*? {4}url: )null/,
    '$1"+50255550100"',
  );
  const supplied = { ...files, "content/site.yaml": site, "content/links.yaml": links };
  const items = launchItems({ files: supplied }, { environment: ready }, today);
  expect(items.filter(({ harms }) => harms)).toEqual([]);
  const report = formatStations(await stationsOf(items, null));
  expect(report).toContain("0 would harm a visitor, 7 not proved");
});

test("the launch list names file, field and harm of each missing item", () => {
  const items = contentItems(files, content!, today);
  const harmful = items.flatMap(({ harms, where }) =>
    harms && typeof where !== "string" ? [where.field] : [],
  );
  expect(harmful).toEqual(expect.arrayContaining(["tax_id", "address.street", "links.phone.url"]));
  expect(items.find(({ code }) => code === "tax_id")?.what?.es).toBe("Número fiscal (EIN)");
  const link = "content/links.yaml links.donation_widget.url";
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

test.each([
  ["a test key", { STRIPE_SECRET_KEY: "sk_test_1234" }, "STRIPE_SECRET_KEY"],
  ["data among the program's files", { DATA_DIR: "./data" }, "DATA_DIR"],
  ["a proxy that is not counted", { TRUST_PROXY: "0" }, "TRUST_PROXY"],
  ["a list of erased people without a key", { BACKUP_KEY: "" }, "BACKUP_KEY"],
  ["a wrong value", { PORT: "eighty" }, "PORT"],
])("%s is harmful", (_, changed, setting) => {
  const items = settingItems({ environment: { ...ready, ...changed } }, content!.site);
  expect(items.filter(({ harms }) => harms).map(({ where }) => where)).toEqual([setting]);
});

test("an event is listed as old only more than a year after its end", () => {
  const place = "content/lists/events.yaml 0.ends_on";
  const file = "content/lists/events.yaml";
  const withEnd = (day: string) => files[file]!.replace(/ends_on: \S+/, `ends_on: ${day}`);
  const oldEvents = (end: string) =>
    fields(contentItems({ ...files, [file]: withEnd(end) }, content!, today), "old");
  expect(oldEvents("2025-05-17")).toContain(place);
  expect(oldEvents("2025-05-18")).not.toContain(place);
});

test("an outdated Spanish text is listed with its field", () => {
  const file = "content/pages/about.yaml";
  const texts = translatedTexts({ [file]: files[file]! });
  const first = texts.at(-1);
  const older = { ...first!, en: "Something else" };
  const translations = remember({}, [...texts.slice(0, -1), older], texts);
  const items = launchItems({ files, translations }, { environment: ready }, today);
  expect(items.filter(({ kind }) => kind === "translation")).toMatchObject([
    { where: { file, field: `${first!.field}.es` }, what: { en: first!.en } },
  ]);
});
