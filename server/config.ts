import { isIPv6 } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { isLocalHostName, isPublicSite } from "#reader/site-url.ts";
import { modeOf, type PaymentSettings } from "./payments/settings.ts";
import type { StorageSettings } from "./storage/open-storage.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const mailbox = /^[^\s@<>,"]+@[^\s@<>,"]+\.[^\s@<>,"]+$|^[^<>@,\r\n]*<[^\s@<>,"]+@[^\s@<>,"]+>$/;

const text = z.string();
const path = text.refine((value) => !value.includes("\0")).transform((value) => resolve(value));
const flag = z
  .enum(["0", "1"])
  .default("0")
  .transform((value) => value === "1");
const wholeNumber = (from: number, to: number) =>
  text
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(from).max(to));
const urlOf = (protocol: RegExp) => z.url({ protocol, hostname: /./, abort: true });
const webAddress = urlOf(/^https?$/);
const origin = webAddress
  .refine((given) => /^https?:\/\/[^/?#@]+\/?$/i.test(given))
  .transform((given) => new URL(given).origin);
/** Null when it is not set. */
const unset = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

/**
 * Every environment variable of the site (operations: Environment): `siteUrl` is `SITE_URL`. The descriptions continue
 * the sentence "SITE_URL may hold …".
 */
const schema = z.object({
  port: wholeNumber(1, 65_535).default(3000).describe("a whole number from 1 to 65535"),
  host: z
    .union([text.refine(isIPv6), z.hostname()])
    .default("0.0.0.0")
    .describe("an IP address or a host name to listen on, such as 0.0.0.0"),
  siteUrl: unset(origin).describe(
    "the site's public address without a path, such as https://example.org",
  ),
  dataDir: path.prefault("./data").describe("the path of a folder"),
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: unset(urlOf(/^postgres(ql)?$/)).describe(
    "an address of the form postgres://user:password@host:5432/name",
  ),
  /** Null: mail waits in the outbox. */
  smtpUrl: unset(urlOf(/^smtps?$/)).describe(
    "an address of the form smtp://user:password@host:587, or smtps://",
  ),
  /** Null: as in `content/`. */
  mailFrom: unset(text.regex(mailbox)).describe(
    "one mail address, such as office@example.org or Office <office@example.org>",
  ),
  /** Null: as in `content/`. */
  mailStaff: unset(
    text
      .transform((given): readonly string[] => given.split(",").map((address) => address.trim()))
      .pipe(z.array(text.regex(mailbox)).readonly()),
  ).describe("mail addresses separated by commas"),
  stripeSecretKey: unset(text.regex(/^(sk|rk)_\w{4,}$/)).describe(
    "a secret key of Stripe, which begins with sk_ or rk_",
  ),
  stripeWebhookSecret: unset(text.regex(/^whsec_[^\s,]{4,}(\s*,\s*whsec_[^\s,]{4,})*$/)).describe(
    "a signing secret of Stripe, which begins with whsec_, or two with a comma between",
  ),
  stripeApiUrl: unset(webAddress).describe("an address that begins with http:// or https://"),
  demoCheckout: flag.describe("0 or 1"),
  nodeEnv: unset(z.enum(["development", "test", "production"])).describe(
    "development, test or production",
  ),
  /** The public origin of desk and editor; null: they are open on this machine alone. */
  staffUrl: unset(
    origin.refine(
      (given) => given.startsWith("https:") || isLocalHostName(new URL(given).hostname),
    ),
  ).describe(
    "the public address of staff's place without a path, such as https://staff.example.org",
  ),
  /** Sign-in for staff by OpenID Connect; null: none. */
  oidcUrl: unset(
    webAddress.refine((given) => {
      const { protocol, hostname, username, password } = new URL(given);
      return (
        username !== "" && password !== "" && (protocol === "https:" || isLocalHostName(hostname))
      );
    }),
  ).describe(
    "an OpenID Connect issuer with our client, https://client:secret@accounts.example.org",
  ),
  trustProxy: wholeNumber(0, 9)
    .default(0)
    .describe("a whole number from 0 to 9: how many proxies stand in front"),
  backupKey: unset(text.min(16)).describe(
    "a passphrase of at least 16 characters that encrypts backups",
  ),
  backupTo: unset(path).describe("the path of a folder, best on another disk"),
  alarmUrl: unset(webAddress).describe("an address that begins with http:// or https://"),
  metricsOpen: flag.describe("0 or 1"),
  // Evaluated in server/settings.ts.
  settings: unset(text).describe("the path of a file with these settings, or none"),
});

type Values = z.infer<typeof schema>;

const variables = new Map(
  Object.entries(schema.shape).map(([name, { description = "" }]) => [
    name.replaceAll(/[A-Z]/g, (sign) => `_${sign}`).toUpperCase(),
    { name, description },
  ]),
);

export const environmentNames = [...variables.keys()];

export type Config = Readonly<ReturnType<typeof configOf>> & Pick<StorageSettings, "mayBeNew">;

function configOf(values: Values) {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhook, ...others } = values;
  const { stripeApiUrl: apiUrl, demoCheckout: _1, nodeEnv: _2, settings: _3, ...config } = others;
  const payments: PaymentSettings =
    secretKey && webhook
      ? { kind: "stripe", secretKey, webhookSecrets: webhook.split(/\s*,\s*/), apiUrl }
      : { kind: "demonstration" };
  // An origin has no slash at the end.
  return { ...config, siteUrl: config.siteUrl ?? `http://localhost:${config.port}`, payments };
}

/** ALARM_URL may contain a key at any place. */
const secrets = /^(STRIPE_SECRET_KEY|STRIPE_WEBHOOK_SECRET|BACKUP_KEY|ALARM_URL)$/;
const secretUrls = /^(DATABASE_URL|SMTP_URL|STRIPE_API_URL|OIDC_URL)$/;

/** The value of a variable for the log, without passwords and keys. */
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

const mayHold = (name: string) => variables.get(name)?.description ?? "";

/**
 * One line for the operator about a wrong value.
 * @param rule what it may hold; default: the variable's description. For values that are wrong only together with
 *   another one, or on this machine
 */
export function configFault(name: string, environment: Environment, rule = mayHold(name)): string {
  const value = environment[name];
  return `${name} ${value ? `holds ${shown(name, value)}` : "is not set"}; it may hold ${rule}.`;
}

/** The fault of values that are valid alone and wrong together; null: none. */
function joinedFault(values: Values, environment: Environment): string | null {
  const { stripeSecretKey: key, stripeWebhookSecret: webhook } = values;
  if ((key === null) !== (webhook === null)) {
    const names = ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"] as const;
    const [lacks, has] = key ? names : names.toReversed();
    return configFault(lacks!, environment, `${mayHold(lacks!)}, because ${has} is set`);
  }
  const place = publicPlace(values);
  const mode = modeOf(configOf(values).payments);
  if (mode === "live" || place === null || values.demoCheckout) return null;
  const why = mode === "test" ? "a test key moves no money" : "without one no money moves";
  const rule = `a live key of Stripe, which begins with sk_live_ or rk_live_; ${why}, which ${place} allows only with DEMO_CHECKOUT=1`;
  return configFault("STRIPE_SECRET_KEY", environment, rule);
}

/** The setting by which the site is public, such as `NODE_ENV=production`; null: it is not. */
function publicPlace({ nodeEnv, siteUrl }: Values): string | null {
  if (nodeEnv === "production") return "NODE_ENV=production";
  return siteUrl !== null && isPublicSite(siteUrl) ? `SITE_URL=${siteUrl}` : null;
}

/**
 * Reads the environment. An empty variable counts as not set.
 * @returns the settings, or one line for each variable with a wrong value
 */
export function readConfig(environment: Environment): { config: Config } | { faults: string[] } {
  const given = Array.from(variables, ([variable, { name }]) => [
    name,
    environment[variable] || undefined,
  ]);
  const result = schema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const names = new Set(result.error.issues.map((issue) => issue.path[0]));
    const wrong = environmentNames.filter((variable) => names.has(variables.get(variable)!.name));
    return { faults: wrong.map((variable) => configFault(variable, environment)) };
  }
  const fault = joinedFault(result.data, environment);
  return fault === null ? { config: configOf(result.data) } : { faults: [fault] };
}
