import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { modeOf, type PaymentSettings } from "./payments/settings.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const isHostName = (text: string) =>
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(text);
const isLoopback = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || /^127\.|^\[::1\]$/.test(host);
const mailbox = /^[^\s@<>,"]+@[^\s@<>,"]+\.[^\s@<>,"]+$|^[^<>@,\r\n]*<[^\s@<>,"]+@[^\s@<>,"]+>$/;

const text = z.string();
const path = text.refine((given) => !given.includes("\0"));
const flag = z.enum(["0", "1"]).default("0");
const wholeNumber = (from: number, to: number) =>
  text
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(from).max(to));
const urlOf = (...protocols: string[]) =>
  text.refine((given) => {
    const url = URL.parse(given);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== "";
  });
const origin = urlOf("http:", "https:")
  .refine((given) => /^https?:\/\/[^/?#@]+\/?$/i.test(given))
  .transform((given) => new URL(given).origin);
/** Null where it is not set. */
const unset = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

/** Every variable the site knows (operations: Environment); its description says what it may hold. */
const schema = z.object({
  PORT: wholeNumber(1, 65_535).default(3000).describe("a whole number from 1 to 65535"),
  HOST: text
    .refine((given) => isIP(given) > 0 || isHostName(given))
    .default("0.0.0.0")
    .describe("an IP address or a host name to listen on, such as 0.0.0.0"),
  SITE_URL: unset(origin).describe(
    "the site's public address without a path, such as https://example.org",
  ),
  DATA_DIR: path.default("./data").describe("the path of a folder"),
  DATABASE_URL: unset(urlOf("postgres:", "postgresql:")).describe(
    "an address of the form postgres://user:password@host:5432/name",
  ),
  SMTP_URL: unset(urlOf("smtp:", "smtps:")).describe(
    "an address of the form smtp://user:password@host:587, or smtps://",
  ),
  MAIL_FROM: unset(text.regex(mailbox)).describe(
    "one mail address, such as office@example.org or Office <office@example.org>",
  ),
  MAIL_STAFF: unset(
    text
      .transform((given) => given.split(",").map((address) => address.trim()))
      .pipe(z.array(text.regex(mailbox))),
  ).describe("mail addresses separated by commas"),
  STRIPE_SECRET_KEY: unset(text.regex(/^(sk|rk)_\w{4,}$/)).describe(
    "a secret key of Stripe, which begins with sk_ or rk_",
  ),
  STRIPE_WEBHOOK_SECRET: unset(text.regex(/^whsec_[^\s,]{4,}(\s*,\s*whsec_[^\s,]{4,})*$/)).describe(
    "a signing secret of Stripe, which begins with whsec_, or two with a comma between",
  ),
  STRIPE_API_URL: unset(urlOf("http:", "https:")).describe(
    "an address that begins with http:// or https://",
  ),
  DEMO_CHECKOUT: flag.describe("0 or 1"),
  NODE_ENV: unset(z.enum(["development", "test", "production"])).describe(
    "development, test or production",
  ),
  STAFF_URL: unset(
    origin.refine((given) => given.startsWith("https:") || isLoopback(new URL(given).hostname)),
  ).describe(
    "the public address of staff's place without a path, such as https://staff.example.org",
  ),
  OIDC_URL: unset(
    urlOf("http:", "https:").refine((given) => {
      const { protocol, hostname, username, password } = new URL(given);
      return username !== "" && password !== "" && (protocol === "https:" || isLoopback(hostname));
    }),
  ).describe(
    "an OpenID Connect issuer with our client, https://client:secret@accounts.example.org",
  ),
  TRUST_PROXY: wholeNumber(0, 9)
    .default(0)
    .describe("a whole number from 0 to 9: how many proxies stand in front"),
  BACKUP_KEY: unset(text.min(16)).describe(
    "a passphrase of at least 16 characters that encrypts backups",
  ),
  BACKUP_TO: unset(path).describe("the path of a folder, best on another disk"),
  ALARM_URL: unset(urlOf("http:", "https:")).describe(
    "an address that begins with http:// or https://",
  ),
  METRICS_OPEN: flag.describe("0 or 1"),
  // Read in server/settings.ts, before all others.
  SETTINGS: unset(text).describe("the path of a file with these settings, or none"),
});

type Name = keyof typeof schema.shape;
type Values = z.infer<typeof schema>;

/** Every variable the site knows. */
export const environmentNames = Object.keys(schema.shape) as readonly Name[];

export type Config = Readonly<ReturnType<typeof settings>> & {
  /** Left out: it may. A public site begins with an empty database only where it is told to. */
  readonly mayBeNew?: boolean;
};

function settings(values: Values) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhook } = values;
  const payments: PaymentSettings =
    secretKey && webhook
      ? {
          kind: "stripe",
          secretKey,
          webhookSecrets: webhook.split(/\s*,\s*/),
          apiUrl: values.STRIPE_API_URL,
        }
      : { kind: "demonstration" };
  return {
    port: values.PORT,
    host: values.HOST,
    /** Public origin, without a slash at the end. */
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    /** Absolute path. */
    dataDir: resolve(values.DATA_DIR),
    /** Null: the embedded database in `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    /** Null: mail waits in the outbox. */
    smtpUrl: values.SMTP_URL,
    /** `name@host` or `Name <name@host>`; null: as in `content/`. */
    mailFrom: values.MAIL_FROM,
    /** Null: as in `content/`. */
    mailStaff: values.MAIL_STAFF as readonly string[] | null,
    payments,
    /** Public origin of desk and editor; null: they answer this machine alone. */
    staffUrl: values.STAFF_URL,
    /** The office's own sign-in for staff; null: it has none. */
    oidcUrl: values.OIDC_URL,
    /** Number of proxies in front whose word on the client's address counts. */
    trustProxy: values.TRUST_PROXY,
    /** Encrypts backups; null: they are not encrypted. */
    backupKey: values.BACKUP_KEY,
    /** The folder of the nightly backups, an absolute path; null: none. */
    backupTo: values.BACKUP_TO && resolve(values.BACKUP_TO),
    /** Told by a POST what stops working and what works again; null: nobody is. */
    alarmUrl: values.ALARM_URL,
    /** Lets others than this machine read /metrics. */
    openMetrics: values.METRICS_OPEN === "1",
  };
}

/** Such addresses are keys themselves, as that of alarms is. */
const secrets = /^(STRIPE_SECRET_KEY|STRIPE_WEBHOOK_SECRET|BACKUP_KEY|ALARM_URL)$/;
const secretUrls = /^(DATABASE_URL|SMTP_URL|STRIPE_API_URL|OIDC_URL)$/;

/** The value of a variable, fit for a log: passwords and keys are left out. */
function shown(name: string, value: string): string {
  const hidden = `${value.length} characters that are not shown`;
  if (secrets.test(name)) return hidden;
  if (!secretUrls.test(name)) return JSON.stringify(value);
  const url = URL.parse(value);
  if (!url?.host) return hidden;
  const user = url.username && `${url.username}${url.password && ":***"}@`;
  return JSON.stringify(
    `${url.protocol}//${user}${url.host}${url.pathname}${url.search && "?***"}`,
  );
}

const mayHold = (name: Name) => schema.shape[name].description ?? "";

/**
 * One line for the operator. `rule` replaces what the variable may hold by itself, for a value that
 * is wrong only beside another one or only on this machine.
 */
export function configFault(name: Name, environment: Environment, rule = mayHold(name)): string {
  const value = environment[name];
  return `${name} ${value ? `holds ${shown(name, value)}` : "is not set"}; it may hold ${rule}.`;
}

/** Values that are right by themselves and wrong together; null: none are. */
function joinedFault(values: Values, environment: Environment): string | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook } = values;
  if ((key === null) !== (webhook === null)) {
    const [lacks, has] = key
      ? (["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"] as const)
      : (["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const);
    return configFault(lacks, environment, `${mayHold(lacks)}, because ${has} is set`);
  }
  const place = publicPlace(values);
  const mode = modeOf(settings(values).payments);
  if (mode === "live" || place === null || values.DEMO_CHECKOUT === "1") return null;
  const why = mode === "test" ? "a test key moves no money" : "without one no money moves";
  const rule = `a live key of Stripe, which begins with sk_live_ or rk_live_; ${why}, which ${place} allows only with DEMO_CHECKOUT=1`;
  return configFault("STRIPE_SECRET_KEY", environment, rule);
}

/** The setting that says that strangers can reach the site; null when none does. */
function publicPlace({ NODE_ENV, SITE_URL }: Values): string | null {
  if (NODE_ENV === "production") return "NODE_ENV=production";
  const url = SITE_URL === null ? null : new URL(SITE_URL);
  return url?.protocol === "https:" && !isLoopback(url.hostname) ? `SITE_URL=${url.origin}` : null;
}

/**
 * Reads the environment. An empty variable counts as not set.
 * @returns the settings, or one line for each variable that holds something it may not hold.
 */
export function readConfig(environment: Environment): { config: Config } | { faults: string[] } {
  const given = environmentNames.map((name) => [name, environment[name] || undefined]);
  const result = schema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const names = new Set(result.error.issues.map((issue) => issue.path[0] as Name));
    return { faults: [...names].map((name) => configFault(name, environment)) };
  }
  const fault = joinedFault(result.data, environment);
  return fault === null ? { config: settings(result.data) } : { faults: [fault] };
}
