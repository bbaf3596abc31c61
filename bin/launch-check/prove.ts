import { mkdtempDisposable, readdir } from "node:fs/promises";
import { join } from "node:path";
import { guatemalaDay } from "#domain/clock.ts";
import { markOf, sign } from "#domain/hashing.ts";
import { checkBackupFile, readBackupFile } from "#server/backup/backup-file.ts";
import { BackupFault } from "#server/backup/backup-lines.ts";
import { restore } from "#server/backup/restore.ts";
import { asPost } from "#server/alarm.ts";
import type { Config } from "#server/config.ts";
import { modeOf } from "#server/payments/settings.ts";
import type { Services } from "#server/services.ts";
import { withDatabase } from "#server/storage/open-storage.ts";
import { sendTestMail } from "../inbox/mail-test.ts";
import { whyOf } from "../inbox/tell-fault.ts";
import type { Hindrance, LaunchItem } from "../../staff/parts/launch-words.ts";

export type Place = {
  readonly config: Config;
  readonly services: Pick<Services, "storage" | "clock">;
};

/** @returns the response, or why there is none */
async function ask(url: string | URL, how: RequestInit): Promise<Response | Hindrance> {
  try {
    const answer = await fetch(url, { ...how, signal: AbortSignal.timeout(10_000) });
    return answer.ok ? answer : ["refused", { why: answer.status }];
  } catch {
    return ["silent"];
  }
}

async function askStripe({ config: { payments } }: Place): Promise<Hindrance> {
  if (payments.kind !== "stripe" || modeOf(payments) !== "live") return ["no_live_key"];
  const headers = { authorization: `Bearer ${payments.secretKey}` };
  const at = new URL("/v1/account", payments.apiUrl ?? "https://api.stripe.com");
  const answer = await ask(at, { headers });
  if (!(answer instanceof Response)) return answer;
  const { charges_enabled: takes } = (await answer.json()) as { charges_enabled?: boolean };
  return takes === true ? null : ["not_ready"];
}

async function restoreBeside({ config }: Place): Promise<Hindrance> {
  const { backupTo, backupKey, dataDir } = config;
  const all = backupTo === null ? [] : await readdir(backupTo).catch(() => []);
  const newest = all
    .filter((name) => /^site-.*\.backup$/.test(name))
    .toSorted()
    .at(-1);
  if (backupTo === null || newest === undefined) return ["no_backup"];
  const file = join(backupTo, newest);
  await using beside = await mkdtempDisposable(join(dataDir, "drill-"));
  try {
    await checkBackupFile(file, backupKey);
    const into = { databaseUrl: null, dataDir: beside.path, mayBeNew: true };
    await withDatabase(into, (database) =>
      restore(database, readBackupFile(file, backupKey), { replace: false }),
    );
    return null;
  } catch (error) {
    if (error instanceof BackupFault) return [`backup_${error.code}`, { of: error.of }];
    return ["broken", { why: whyOf(error) }];
  }
}

async function numberOf({ services: { storage, clock } }: Place): Promise<string> {
  const signed = sign(await storage.secret("trial alarm"), guatemalaDay(clock.now()));
  return String(Number.parseInt(signed.slice(0, 8), 16) % 10_000).padStart(4, "0");
}

async function soundAlarm(place: Place): Promise<Hindrance> {
  const { alarmUrl, siteUrl: site } = place.config;
  if (alarmUrl === null) return ["no_alarm"];
  const text = `${site}: this is a trial. Tell whoever sounded it the number ${await numberOf(place)}.`;
  const at = place.services.clock.now().toISOString();
  const answer = await ask(alarmUrl, asPost({ site, what: "trial", state: "began", at, text }));
  return answer instanceof Response ? null : answer;
}

/** Checks the `Authentication-Results` (RFC 8601) in the source of a test e-mail that arrived. */
function readSource(source: string, siteUrl: string): Hindrance {
  const head = source
    .replaceAll("\r", "")
    .trimStart()
    .split("\n\n")[0]!
    .replaceAll(/\n[ \t]+/g, " ");
  const id = /^message-id:\s*<test-[\w-]+@([^>]+)>/im.exec(head)?.[1];
  if (id !== new URL(siteUrl).hostname) return ["not_the_trial"];
  const noted = head.match(/^(?:arc-)?authentication-results:.*$/gim)?.join("\n") ?? "";
  const lacks = ["spf", "dkim", "dmarc"].find(
    (mark) => !RegExp(`\\b${mark}=pass\\b`, "i").test(noted),
  );
  return lacks === undefined ? null : [lacks];
}

type Act = (place: Place, typed: string) => Promise<Hindrance> | Hindrance;

/** Actions whose result a person confirms afterwards. */
const trials: Readonly<Record<string, Act>> = {
  alarm: soundAlarm,
  async mail({ config }, to) {
    const why = await sendTestMail(config, to);
    return why === null ? null : ["not_sent", { why }];
  },
};

const proofs: Readonly<Record<string, Act>> = {
  key: askStripe,
  restored: restoreBeside,
  mail: ({ config }, source) => readSource(source, config.siteUrl),
  alarm: async (place, typed) => (typed === (await numberOf(place)) ? null : ["another_number"]),
};

/** Settings that a proof depends on: when they change, the proof is void. */
const dependsOn: Readonly<Record<string, (config: Config) => unknown>> = {
  key: ({ payments }) => payments,
  restored: ({ backupTo, backupKey }) => [backupTo, backupKey],
  mail: ({ smtpUrl, mailFrom }) => smtpUrl && [smtpUrl, mailFrom],
  alarm: ({ alarmUrl }) => alarmUrl,
};

/** In the database the proof of mail is named "letter". */
const jobOf = async ({ config, services: { storage } }: Place, code: string) =>
  `proved ${code === "mail" ? "letter" : code} ${await markOf(storage, dependsOn[code]!(config))}`;

/** Runs a test or checks a proof, and stores the day of a successful proof. @returns why it failed, or null */
export async function prove(
  place: Place | null,
  code: string,
  does: "trial" | "prove",
  typed: string,
): Promise<Hindrance> {
  if (!place) return ["no_database"];
  const act = (does === "trial" ? trials : proofs)[code];
  const hindrance = await act?.(place, typed.trim());
  if (hindrance) return hindrance;
  const { storage, clock } = place.services;
  if (does === "trial" || !act) return null;
  await storage.startDaily(await jobOf(place, code), guatemalaDay(clock.now()));
  return null;
}

/** The day of each proof; null when there is none, or when its settings changed. */
async function provedDays(place: Place) {
  const { config, services } = place;
  const { storage, clock } = services;
  const { lastBackup } = await storage.storageMetrics();
  const mark = modeOf(config.payments) === "live" && (await markOf(storage, config.payments));
  const heard = (await storage.gifts.checks()).find(
    ({ what, problem }) => what === "webhook" && problem === mark,
  );
  let keepers = 0;
  for (const { rowId, roles, disabledAt } of await storage.accounts.list()) {
    const isKeeper = roles.split(",").includes("house") && disabledAt === null;
    if (isKeeper && (await storage.accounts.listPasskeys(rowId)).length > 0) keepers += 1;
  }
  const days: Record<string, string | null> = {};
  for (const [code, settingOf] of Object.entries(dependsOn))
    days[code] = settingOf(config) ? await storage.lastDay(await jobOf(place, code)) : null;
  return {
    ...days,
    webhook: heard ? guatemalaDay(heard.at) : null,
    backup: lastBackup && guatemalaDay(lastBackup),
    door: keepers > 1 ? guatemalaDay(clock.now()) : null,
  };
}

type Suppliers = Readonly<Record<string, "server" | "office" | "pictures" | "words">>;

/** The stations: proofs and kinds of missing things, each with who supplies it. */
const stations: Readonly<Record<string, Readonly<Record<"proofs" | "kinds", Suppliers>>>> = {
  who: {
    proofs: {},
    kinds: {
      fault: "words",
      organization: "office",
      link: "office",
      draft: "office",
      figure: "office",
      old: "words",
      translation: "words",
    },
  },
  money: { proofs: { key: "office", webhook: "office" }, kinds: { money: "office" } },
  mail: { proofs: { mail: "server" }, kinds: { mail: "server" } },
  pictures: { proofs: {}, kinds: { picture: "pictures", film: "pictures" } },
  safety: {
    proofs: { backup: "server", restored: "server", alarm: "server", door: "office" },
    kinds: { server: "server" },
  },
};

/**
 * The launch list by station.
 * @param place null without a database: then nothing can be proved
 */
export async function stationsOf(items: readonly LaunchItem[], place: Place | null) {
  const days: Readonly<Record<string, string | null>> = place ? await provedDays(place) : {};
  return Object.entries(stations).map(([name, { proofs: proved, kinds }]) => ({
    name,
    proofs: Object.entries(proved).map(([code, by]) => ({ code, by, day: days[code] ?? null })),
    kinds: Object.entries(kinds)
      .map(([kind, by]) => ({
        kind,
        by,
        items: items
          .filter((item) => item.kind === kind)
          .toSorted((one, other) => Number(other.harms ?? false) - Number(one.harms ?? false)),
      }))
      .filter((kind) => kind.items.length > 0),
  }));
}
