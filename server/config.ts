import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { modeOf, type PaymentSettings } from "./payments/settings.ts";
import {
  isHostName,
  isUrlOf,
  isLoopback,
  mailbox,
  wholeNumber,
  publicOrigin,
  path,
} from "./setting-kinds.ts";

/** How the site is run: the environment, checked once at the start (operations: Environment). */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** Public origin, without a slash at the end. */
  readonly siteUrl: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Null: mail waits in the outbox. */
  readonly smtpUrl: string | null;
  /** `name@host` or `Name <name@host>`; null: as in `content/`. */
  readonly mailFrom: string | null;
  /** Null: as in `content/`. */
  readonly mailStaff: readonly string[] | null;
  readonly payments: PaymentSettings;
  /** Public origin of desk and editor; null: they answer this machine alone. */
  readonly staffUrl: string | null;
  /** Number of proxies in front whose word on the client's address counts. */
  readonly trustProxy: number;
  readonly production: boolean;
  /** Encrypts backups; null: they are not encrypted. */
  readonly backupKey: string | null;
  /** The folder of the nightly backups, an absolute path; null: none. */
  readonly backupTo: string | null;
  /** Left out: it may. A public site begins with an empty database only where it is told to. */
  readonly mayBeNew?: boolean;
  /** Told by a POST what stops working and what works again; null: nobody is. */
  readonly alarmUrl: string | null;
  /** Whether others than this machine may read /metrics. */
  readonly openMetrics: boolean;
};

type Environment = Readonly<Record<string, string | undefined>>;

const schema = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z
    .string()
    .refine((text) => isIP(text) > 0 || isHostName(text))
    .default("0.0.0.0"),
  SITE_URL: publicOrigin.optional(),
  DATA_DIR: path.default("./data"),
  DATABASE_URL: z
    .string()
    .refine(isUrlOf(["postgres:", "postgresql:"]))
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isUrlOf(["smtp:", "smtps:"]))
    .optional(),
  MAIL_FROM: z.string().regex(mailbox).optional(),
  MAIL_STAFF: z
    .string()
    .transform((text) => text.split(",").map((address) => address.trim()))
    .pipe(z.array(z.string().regex(mailbox)))
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w{4,}$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[^\s,]{4,}(\s*,\s*whsec_[^\s,]{4,})*$/)
    .optional(),
  STRIPE_API_URL: z
    .string()
    .refine(isUrlOf(["http:", "https:"]))
    .optional(),
  DEMO_CHECKOUT: z.enum(["0", "1"]).default("0"),
  NODE_ENV: z.enum(["development", "test", "production"]).optional(),
  STAFF_URL: publicOrigin
    .refine((origin) => origin.startsWith("https:") || isLoopback(new URL(origin).hostname))
    .optional(),
  TRUST_PROXY: wholeNumber(0, 9).default(0),
  BACKUP_KEY: z.string().min(16).optional(),
  BACKUP_TO: path.optional(),
  ALARM_URL: z
    .string()
    .refine(isUrlOf(["http:", "https:"]))
    .optional(),
  METRICS_OPEN: z.enum(["0", "1"]).default("0"),
  // Read in server/settings.ts, before all others.
  SETTINGS: z.string().optional(),
});

type Name = keyof typeof schema.shape;

/** Every variable the site knows. */
export const environmentNames = Object.keys(schema.shape) as readonly Name[];

const mayHold: Record<Name, string> = {
  PORT: "a whole number from 1 to 65535",
  HOST: "an IP address or a host name to listen on, such as 0.0.0.0",
  SITE_URL: "the site's public address without a path, such as https://example.org",
  DATA_DIR: "the path of a folder",
  DATABASE_URL: "an address of the form postgres://user:password@host:5432/name",
  SMTP_URL: "an address of the form smtp://user:password@host:587, or smtps://",
  MAIL_FROM: "one mail address, such as office@example.org or Office <office@example.org>",
  MAIL_STAFF: "mail addresses separated by commas",
  STRIPE_SECRET_KEY: "a secret key of Stripe, which begins with sk_ or rk_",
  STRIPE_WEBHOOK_SECRET:
    "a signing secret of Stripe, which begins with whsec_, or two with a comma between",
  STRIPE_API_URL: "an address that begins with http:// or https://",
  DEMO_CHECKOUT: "0 or 1",
  NODE_ENV: "development, test or production",
  STAFF_URL:
    "the public address of staff's place without a path, such as https://staff.example.org",
  TRUST_PROXY: "a whole number from 0 to 9: how many proxies stand in front",
  BACKUP_KEY: "a passphrase of at least 16 characters that encrypts backups",
  BACKUP_TO: "the path of a folder, best on another disk",
  ALARM_URL: "an address that begins with http:// or https://",
  METRICS_OPEN: "0 or 1",
  SETTINGS: "the path of a file with these settings, or none",
};

const secrets: ReadonlySet<string> = new Set([
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "BACKUP_KEY",
  // Such addresses are keys themselves.
  "ALARM_URL",
]);
const secretUrls: ReadonlySet<string> = new Set(["DATABASE_URL", "SMTP_URL", "STRIPE_API_URL"]);

/** What a variable holds, fit for a log: passwords and keys are left out. */
function shown(name: string, value: string): string {
  const hidden = `${value.length} characters that are not shown`;
  if (secrets.has(name)) return hidden;
  if (!secretUrls.has(name)) return JSON.stringify(value);
  const url = URL.parse(value);
  if (!url?.host) return hidden;
  const user = url.username && `${url.username}${url.password && ":***"}@`;
  return JSON.stringify(
    `${url.protocol}//${user}${url.host}${url.pathname}${url.search && "?***"}`,
  );
}

/**
 * One line for the operator. `rule` replaces what the variable may hold by itself, for a value that
 * is wrong only beside another one or only on this machine.
 */
export function configFault(name: Name, environment: Environment, rule = mayHold[name]): string {
  return settingFault(name, environment[name], rule);
}

/** The same line for one value. */
export function settingFault(name: Name, value: string | undefined, rule: string): string {
  const holds = value ? `holds ${shown(name, value)}` : "is not set";
  return `${name} ${holds}; it may hold ${rule}.`;
}

/** Values that are right by themselves and wrong together. */
function joinedFaults(values: z.infer<typeof schema>, environment: Environment): string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook } = values;
  if (key && !webhook) {
    const rule = `${mayHold.STRIPE_WEBHOOK_SECRET}, because STRIPE_SECRET_KEY is set`;
    return [configFault("STRIPE_WEBHOOK_SECRET", environment, rule)];
  }
  if (webhook && !key) {
    const rule = `${mayHold.STRIPE_SECRET_KEY}, because STRIPE_WEBHOOK_SECRET is set`;
    return [configFault("STRIPE_SECRET_KEY", environment, rule)];
  }
  const place = publicPlace(values);
  const mode = modeOf(settings(values).payments);
  if (mode === "live" || place === null || values.DEMO_CHECKOUT === "1") return [];
  const why = mode === "test" ? "a test key moves no money" : "without one no money moves";
  const rule = `a live key of Stripe, which begins with sk_live_ or rk_live_; ${why}, which ${place} allows only with DEMO_CHECKOUT=1`;
  return [configFault("STRIPE_SECRET_KEY", environment, rule)];
}

/** What says that strangers can reach the site: the setting that does; null when none does. */
function publicPlace({ NODE_ENV, SITE_URL }: z.infer<typeof schema>): string | null {
  if (NODE_ENV === "production") return "NODE_ENV=production";
  const url = SITE_URL === undefined ? null : new URL(SITE_URL);
  if (url?.protocol !== "https:" || isLoopback(url.hostname)) return null;
  return `SITE_URL=${url.origin}`;
}

/**
 * Reads the environment. An empty variable counts as not set.
 * @returns the settings, or one line for each variable that holds something it may not hold.
 */
export function readConfig(environment: Environment): { config: Config } | { faults: string[] } {
  const given = Object.fromEntries(
    environmentNames.map((name) => [name, environment[name] || undefined]),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const names = new Set(result.error.issues.map((issue) => issue.path[0] as Name));
    return { faults: [...names].map((name) => configFault(name, environment)) };
  }
  const values = result.data;
  const faults = joinedFaults(values, environment);
  if (faults.length > 0) return { faults };
  return { config: settings(values) };
}

function settings(values: z.infer<typeof schema>): Config {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhook } = values;
  const apiUrl = values.STRIPE_API_URL ?? null;
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    mailStaff: values.MAIL_STAFF ?? null,
    payments:
      secretKey && webhook
        ? { kind: "stripe", secretKey, webhookSecrets: webhook.split(/\s*,\s*/), apiUrl }
        : { kind: "demonstration" },
    staffUrl: values.STAFF_URL ?? null,
    trustProxy: values.TRUST_PROXY,
    production: values.NODE_ENV === "production",
    backupKey: values.BACKUP_KEY ?? null,
    backupTo: values.BACKUP_TO ? resolve(values.BACKUP_TO) : null,
    alarmUrl: values.ALARM_URL ?? null,
    openMetrics: values.METRICS_OPEN === "1",
  };
}
