import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { writeBackupFile } from "#server/backup/backup-file.ts";
import { readBackupLines } from "#server/backup/read-tables.ts";
import { receiveEvent } from "#domain/giving/take-event.ts";
import { readConfig, type Config } from "#server/config.ts";
import { connectDatabase, openStorage } from "#server/storage/open-storage.ts";
import { localServer } from "../../test/fakes/local-server.ts";
import { testGiving } from "../../test/fakes/test-giving.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { readWords, textsIn } from "../../staff/visit/visit.ts";
import { prove, stationsOf, type Place } from "./prove.ts";

/** Fakes Stripe and the receiver of alarms. */
let takesCharges = false;
let heard = "";
const url = await localServer(async (request, response) => {
  if (request.method === "POST") heard = await text(request);
  const isKnown = request.method === "POST" || request.headers.authorization?.endsWith("_1234");
  response.writeHead(isKnown ? 200 : 401);
  response.end(JSON.stringify({ charges_enabled: takesCharges }));
}, "file");
const database = { databaseUrl: null, dataDir: temporaryFolder("file") };
const storage = await openStorage(database);
afterAll(() => storage.close());

const settings = {
  SITE_URL: "https://example.org",
  DATA_DIR: database.dataDir,
  STRIPE_SECRET_KEY: "sk_live_1234",
  STRIPE_WEBHOOK_SECRET: "whsec_1234",
  STRIPE_API_URL: url,
  ALARM_URL: url,
  BACKUP_TO: join(database.dataDir, "kept"),
};
function placeWith(own: Record<string, string> = {}): Place {
  const read = readConfig({ ...settings, ...own });
  if ("faults" in read) throw new Error(read.faults.join());
  const clock = { now: () => new Date("2026-05-18T15:00:00Z") };
  return { config: read.config, services: { storage, clock } };
}
const place = placeWith();
const say = textsIn(readWords(), "en");
const dayOf = async (code: string, at = place) =>
  (await stationsOf([], at)).flatMap(({ proofs }) => proofs).find((one) => one.code === code)?.day;
const fault = async (code: string, typed = "", at = place) => {
  const [hinders, values] = (await prove(at, code, "prove", typed)) ?? [];
  return hinders && say(`hinders_${hinders}`, values);
};

test("a live key is proved by asking Stripe, not by its format", async () => {
  expect(await fault("key", "", placeWith({ STRIPE_SECRET_KEY: "sk_live_fake" }))).toContain("401");
  expect(await fault("key")).toContain("does not let this account take payments yet");
  takesCharges = true;
  expect([await fault("key"), await dayOf("key")]).toEqual([undefined, "2026-05-18"]);
  expect(await dayOf("key", placeWith({ STRIPE_SECRET_KEY: "sk_live_other" }))).toBeNull();
});

test("a webhook is proved by an event under the current live keys", async () => {
  const hear = async (payments?: Config["payments"]) => {
    const { giving } = await testGiving(storage, payments, "2026-05-18T15:00:00Z");
    await receiveEvent(giving, "of_no_use");
    return dayOf("webhook");
  };
  expect(await hear()).toBeNull();
  expect(await hear(placeWith({ STRIPE_SECRET_KEY: "sk_live_other" }).config.payments)).toBeNull();
  expect(await hear(place.config.payments)).toBe("2026-05-18");
});

test("an alarm is proved by the number in it", async () => {
  expect(await prove(place, "alarm", "trial", "")).toBeNull();
  const number = /number (\d{4})\./.exec((JSON.parse(heard) as { text: string }).text)![1]!;
  expect(await fault("alarm", String((Number(number) + 1) % 10_000))).toContain("another number");
  expect(await dayOf("alarm")).toBeNull();
  expect(await fault("alarm", ` ${number} `)).toBeUndefined();
  expect(await dayOf("alarm")).toBe("2026-05-18");
  expect(await dayOf("alarm", placeWith({ ALARM_URL: `${url}/another` }))).toBeNull();
});

test("a backup is proved by restoring it", async () => {
  expect(await fault("restored")).toContain("no backup in BACKUP_TO");
  const file = join(settings.BACKUP_TO, "site-2026-05-18.backup");
  mkdirSync(settings.BACKUP_TO);
  writeFileSync(file, "no backup");
  expect(await fault("restored")).toContain("is cut off");
  const own = await connectDatabase(database, 0);
  await writeBackupFile(file, readBackupLines(own, new Date()), null);
  await own.db.destroy();
  expect([await fault("restored"), await dayOf("restored")]).toEqual([undefined, "2026-05-18"]);
  expect(readdirSync(database.dataDir).join()).not.toContain("drill");
});

test("an e-mail is proved by the results that the receiving server added", async () => {
  const mail = (noted: string, host = "example.org") => {
    const results = `Authentication-Results: mx.example.net;\r\n  ${noted}\r\n`;
    return fault("mail", `${results}Message-ID: <test-1@${host}>\r\n\r\nspf=pass`);
  };
  expect(await mail("spf=pass dkim=pass", "example.com")).toContain("not the source");
  expect(await mail("spf=fail")).toContain("SPF did not pass");
  expect(await mail("spf=pass; dkim=none")).toContain("DKIM did not pass");
  expect(await mail("spf=pass smtp.mailfrom=x; dkim=pass; dmarc=pass")).toBeUndefined();
});
