import { expect, test } from "vitest";
import type { StorageMetrics } from "#domain/storage/storage-metrics.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { metricsText } from "#server/metrics.ts";
import { startFixture, type FixtureOptions, type FixtureSite } from "./fixture-site.ts";

let site: FixtureSite;

async function start(options: FixtureOptions): Promise<void> {
  site = await startFixture({ metrics: async () => "site_up 1\n", ...options });
}
const statusOf = async (headers: Record<string, string> = {}) =>
  (await site.ask("/metrics", { headers })).status;

test("a program on the machine reads the metrics, whether or not a proxy stands in front", async () => {
  await start({ siteUrl: "http://localhost:3000" });
  const answer = await site.ask("/metrics");
  expect(answer.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(answer.body.toString()).toBe("site_up 1\n");
  await start({ trustProxy: 1 });
  expect(await statusOf()).toBe(200);
});

test("what a proxy on the machine passes on is from elsewhere", async () => {
  for (const trustProxy of [0, 1]) {
    await start({ siteUrl: "http://localhost:3000", trustProxy });
    expect(await statusOf({ "X-Forwarded-For": "203.0.113.7" })).toBe(404);
    expect(await statusOf({ "X-Forwarded-For": "127.0.0.1" })).toBe(404);
    expect(await statusOf({ Forwarded: "for=203.0.113.7" })).toBe(404);
    expect(await statusOf({ Via: "1.1 proxy" })).toBe(404);
  }
  // A public site whose proxy may say nothing at all.
  await start({ trustProxy: 0 });
  expect(await statusOf()).toBe(404);
});

const stored: StorageMetrics = {
  mails: { waiting: 3, held: 0, sent: 0, dead: 1 },
  oldestWaiting: new Date("2026-05-18T00:00:00Z"),
  lastWebhook: null,
  booksCheck: { at: new Date("2026-05-18T01:00:00Z"), isBalanced: false },
  lastBackup: new Date("2026-05-18T03:00:00Z"),
};

const textWith = (storageMetrics: () => Promise<StorageMetrics>, dataDir = ".") => {
  const services = { troubles: () => ["mail" as const], storage: { storageMetrics } as Storage };
  const requests = { 1: 0, 2: 7, 3: 1, 4: 2, 5: 0 };
  return metricsText(services, dataDir, { requests, commit: "0123456789ab" });
};

test("only known metrics are sent, in Prometheus' text form", async () => {
  await start({ trustProxy: 1, metrics: () => textWith(() => Promise.resolve(stored)) });
  const lines = (await site.ask("/metrics")).body.toString().split("\n");
  for (const line of lines) {
    expect(line).toMatch(/^$|^# (HELP|TYPE) site_|^site_[a-z_]+(\{[a-z]+="[^"]*"\})? [\d.]+$/);
  }
  expect(lines).toEqual(
    expect.arrayContaining([
      'site_build_info{commit="0123456789ab"} 1',
      "# TYPE site_requests_total counter",
      'site_requests_total{status="2xx"} 7',
      'site_trouble{what="mail"} 1',
      'site_trouble{what="storage"} 0',
      "site_database_up 1",
      "site_mail_waiting 3",
      "site_mail_oldest_waiting_timestamp_seconds 1779062400",
      "site_mail_dead 1",
      "site_books_balanced 0",
      "site_backup_last_timestamp_seconds 1779073200",
    ]),
  );
  expect(lines.join("\n")).not.toContain("site_webhook");
});

test("a silent database is reported among the remaining metrics", async () => {
  const away = () => Promise.reject(new Error("away"));
  await start({ trustProxy: 1, metrics: () => textWith(away, "/dev/null/data") });
  const body = (await site.ask("/metrics")).body.toString();
  expect(body).toContain("site_database_up 0\n");
  expect(body).not.toMatch(/site_mail|site_disk/);
});

test.each([
  ["can serve", () => Promise.resolve(), 200, "ok"],
  ["has lost its database", () => Promise.reject(new Error("gone")), 503, "unavailable"],
  ["waits for its database too long", () => new Promise<void>(() => {}), 503, "unavailable"],
])("an operator sees that the site %s", async (_, health, status, body) => {
  await start({ health });
  const answer = await site.ask("/healthz");
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).toBe(body);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("an operator sees whether the site is ready, and its commit", async () => {
  await start({ commit: "0123456789ab" });
  expect((await site.ask("/readyz")).status).toBe(503);
  expect((await site.ask("/healthz")).status).toBe(200);
  site.handler.isReady = true;
  expect((await site.ask("/readyz")).body.toString()).toBe("ok 0123456789ab");
});
