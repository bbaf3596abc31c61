import { describe, expect, test } from "vitest";
import { modeOf } from "./payments/settings.ts";
import { readConfig } from "./config.ts";

function faults(environment: Record<string, string>): string[] {
  const read = readConfig(environment);
  return "faults" in read ? read.faults : [];
}

function config(environment: Record<string, string>) {
  const read = readConfig(environment);
  if ("faults" in read) throw new Error(read.faults.join("\n"));
  return read.config;
}

test("no proxy is trusted and no metrics are open unless an operator says so", () => {
  expect(config({})).toMatchObject({ trustProxy: 0, metricsOpen: false });
});

test("the site's address follows the port until it is set", () => {
  expect(config({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
  const set = config({ PORT: "8080", SITE_URL: "https://Example.org/", DEMO_CHECKOUT: "1" });
  expect(set.siteUrl).toBe("https://example.org");
});

test("staff may be several addresses", () => {
  expect(config({ MAIL_STAFF: "a@example.org, Ana <b@example.org>" }).mailStaff).toEqual([
    "a@example.org",
    "Ana <b@example.org>",
  ]);
});

test.each<[Record<string, string>, ...string[]]>([
  [{ PORT: "70000" }, 'PORT holds "70000"'],
  [{ PORT: "3000\n" }, 'PORT holds "3000\\n"'],
  [{ SITE_URL: "https://example.org/site" }, 'SITE_URL holds "https://example.org/site"'],
  [{ MAIL_STAFF: "a@example.org," }, 'MAIL_STAFF holds "a@example.org,"'],
  [{ DEMO_CHECKOUT: "yes" }, 'DEMO_CHECKOUT holds "yes"'],
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
  ])("never takes %s by accident (audit 4, 5)", (_, keys, found, why) => {
    const [line = "", ...others] = faults({ ...place, ...keys });
    expect(line).toMatch(
      new RegExp(`^STRIPE_SECRET_KEY ${found}; .*${why}, which ${said} allows only`),
    );
    expect(others).toEqual([]);
  });

  test("accepts either with DEMO_CHECKOUT=1, and takes money with live keys", () => {
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
