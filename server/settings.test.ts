import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test, describe } from "vitest";
import { environmentNames } from "./config.ts";
import { readSite } from "./settings.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { modeOf } from "./payments/settings.ts";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

async function keep(text: string, name = ".env", mode = 0o600): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  await chmod(file, mode);
  return file;
}
const read = (environment: Record<string, string> = {}) => readSite(environment, folder);
function config(environment: Record<string, string> = {}) {
  const site = read(environment);
  if ("faults" in site) throw new Error(site.faults.join("\n"));
  return site.config;
}
function faults(environment: Record<string, string> = {}): readonly string[] {
  const site = read(environment);
  return "faults" in site ? site.faults : [];
}

test("the file in the project's folder is read, with remarks, quotes and blanks", async () => {
  await keep(
    '\uFEFF# ours\r\nPORT=4000\r\n\r\n  export HOST = 127.0.0.1\nMAIL_FROM="Ana # 1 <a@example.org>" # who\nBACKUP_KEY=\'correct="horse"#battery==\'\n',
  );
  expect(config()).toMatchObject({
    port: 4000,
    host: "127.0.0.1",
    mailFrom: "Ana # 1 <a@example.org>",
    backupKey: 'correct="horse"#battery==',
  });
});

test("the environment wins over the file, also with an empty variable", async () => {
  await keep("PORT=4000\nSMTP_URL=smtp://mail.example.org\n");
  expect(config({ PORT: "5000", SMTP_URL: "" })).toMatchObject({ port: 5000, smtpUrl: null });
});

test("SETTINGS names another file, or none", async () => {
  await keep("PORT=4000\n");
  expect(config({ SETTINGS: await keep("PORT=6000\n", "site.settings") }).port).toBe(6000);
  expect(config({ SETTINGS: "none" }).port).toBe(3000);
  expect(config({ SETTINGS: "" }).port).toBe(4000);
});

test.each([
  ["/nowhere/site.settings", "ENOENT"],
  ["/tmp", "EISDIR"],
])("SETTINGS=%s is a fault: %s", (file, code) => {
  expect(faults({ SETTINGS: file })).toEqual([
    `SETTINGS holds "${file}"; it may hold the path of a file of settings that this account can read, or none (${code}).`,
  ]);
});

test.each([
  ["SITE_ULR=https://example.org", /^\.env, line 2 sets SITE_ULR, which is none .*SITE_URL/],
  ["PORT 4000", /^\.env, line 2 is no setting/],
  ["SETTINGS=none", /^\.env, line 2 sets SETTINGS/],
  ["BACKUP_KEY=correct horse#battery", /^\.env, line 2 has a # in BACKUP_KEY(?!.*battery)/],
  ['BACKUP_KEY="secret"and more', /^\.env, line 2 has text behind the quotes of BACKUP_KEY\.$/],
  ['SMTP_URL="smtp://u:secret@h', /^\.env, line 2 lacks the closing quote of SMTP_URL\.$/],
])("the line %s is reported with its number, and without a password", async (line, fault) => {
  await keep(`PORT=4000\n${line}\n`);
  expect(faults()).toEqual([expect.stringMatching(fault)]);
});

test.each([0o640, 0o604, 0o666])("a file of the mode %o is refused", async (mode) => {
  const file = await keep("PORT=4000\n", ".env", mode);
  expect(faults()).toEqual([
    `.env may be read or written by other accounts of this machine (mode ${mode.toString(8)}); fix it with: chmod 600 ${file}`,
  ]);
});

test(".env.example has every setting, with valid values", async () => {
  const example = await readFile(join(import.meta.dirname, "../.env.example"), "utf8");
  const set = example.replaceAll(/^#(?=[A-Z_]+=)/gm, "");
  await keep(set);
  expect(faults()).toEqual([]);
  const named = [...set.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect([...named, "SETTINGS"].toSorted()).toEqual([...environmentNames].toSorted());
});

test("trust in a proxy and open metrics need an operator's word", () => {
  expect(config({})).toMatchObject({ trustProxy: 0, metricsOpen: false });
});

test("addresses of site, staff and host are read in all their forms", () => {
  expect(config({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
  const MAIL_STAFF = "a@example.org, Ana <b@example.org>";
  const own = { HOST: "::1%lo", SITE_URL: "https://Example.org/", DEMO_CHECKOUT: "1", MAIL_STAFF };
  const mailStaff = ["a@example.org", "Ana <b@example.org>"];
  expect(config(own)).toMatchObject({ siteUrl: "https://example.org", mailStaff });
});

test.each<[Record<string, string>, ...string[]]>([
  [{ PORT: "70000" }, 'PORT holds "70000"'],
  [{ PORT: "3000\n" }, 'PORT holds "3000\\n"'],
  [{ SITE_URL: "https://example.org/site" }, 'SITE_URL holds "https://example.org/site"'],
  [{ MAIL_STAFF: "a@example.org," }, 'MAIL_STAFF holds "a@example.org,"'],
  [{ DEMO_CHECKOUT: "yes" }, 'DEMO_CHECKOUT holds "yes"'],
  [{ OIDC_URL: "https" }, "OIDC_URL holds 5 characters that are not shown"],
  // Secrets are never written to the log.
  [
    {
      DATABASE_URL: "mysql://site:hunter2@db.example.org/site?password=hunter2",
      SMTP_URL: "hunter2",
      STRIPE_SECRET_KEY: "hunter2",
      STRIPE_WEBHOOK_SECRET: "hunter2",
    },
    'DATABASE_URL holds "mysql://site:***@db.example.org/site?***"',
    "SMTP_URL holds 7 characters that are not shown",
    "STRIPE_SECRET_KEY holds 7 characters that are not shown",
    "STRIPE_WEBHOOK_SECRET holds 7 characters that are not shown",
  ],
  [{ STRIPE_SECRET_KEY: "sk_test_12345" }, "STRIPE_WEBHOOK_SECRET is not set"],
  [{ STRIPE_WEBHOOK_SECRET: "whsec_12345" }, "STRIPE_SECRET_KEY is not set"],
])("wrong settings are named with what they may hold (%j)", (settings, ...named) => {
  const found = faults(settings).map((line) => /^(.+); it may hold .+\.$/.exec(line)?.[1]);
  expect(found).toEqual(named);
});

const testKeys = { STRIPE_SECRET_KEY: "rk_test_12345", STRIPE_WEBHOOK_SECRET: "whsec_12345" };
const places: Record<string, string>[] = [
  { NODE_ENV: "production" },
  { SITE_URL: "https://example.org" },
];

describe.each(places)("a public site (%j)", (place) => {
  const [said] = Object.entries(place).map(([name, value]) => `${name}=${value}`);

  test.each([
    ["pretended payments", {}, "is not set", "without one no money moves"],
    ["test cards", testKeys, "holds 13 characters that are not shown", "a test key moves no money"],
  ])("never takes %s by accident", (_, keys, found, why) => {
    const [line = "", ...others] = faults({ ...place, ...keys });
    expect(line).toMatch(
      new RegExp(`^STRIPE_SECRET_KEY ${found}; .*${why}, which ${said} allows only`),
    );
    expect(others).toEqual([]);
  });

  test("takes demonstrations, tests or money according to its keys and DEMO_CHECKOUT", () => {
    const asked = { ...place, DEMO_CHECKOUT: "1" };
    expect(modeOf(config(asked).payments)).toBe("demonstration");
    expect(modeOf(config({ ...asked, ...testKeys }).payments)).toBe("test");
    const live = { ...testKeys, STRIPE_SECRET_KEY: "rk_live_12345" };
    expect(modeOf(config({ ...place, ...live }).payments)).toBe("live");
  });
});

test.each([
  "https://localhost",
  "https://site.localhost:8443",
  "https://127.0.0.1",
  "http://example.org",
])("payments may be tried out at %s", (SITE_URL) => {
  expect(modeOf(config({ SITE_URL }).payments)).toBe("demonstration");
  expect(modeOf(config({ SITE_URL, ...testKeys }).payments)).toBe("test");
});
