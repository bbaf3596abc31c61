import { randomBytes } from "node:crypto";
import { dayMs, hourMs, type Clock } from "#domain/clock.ts";
import type { MailWriter } from "#domain/mail/mail.ts";
import type { Account, OnceLink, Passkey, Session } from "#domain/staff/accounts.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { hashKey } from "#domain/hashing.ts";
import { Passkeys } from "./passkeys.ts";
import type { Role } from "#domain/staff/deed.ts";
import type { OidcProvider } from "./oidc.ts";
import { viaOidc, userOf, type ClientRequest, type StaffUser } from "./user.ts";

const minuteMs = 60_000;
const idleMs = 12 * hourMs;
const longestMs = 30 * dayMs;
const freshMs = 10 * minuteMs;
/** Failed attempts to sign in, and mailed links, for one network (IPv4 /24 or the like): a whole town may share it. */
const triesPerHour = 60;
/** Mailed links for one address. */
const linksPerHour = 5;
const linkMs = { invitation: 72 * hourMs, link: 10 * minuteMs };

/** Browsers accept `__Host-` cookies only from HTTPS and for exactly this host (RFC 6265bis, 4.1.3.2). */
const names = {
  session: "__Host-staff",
  device: "__Host-staff-device",
  linkBrowser: "__Host-staff-asked",
  oidc: "__Host-staff-office",
};
// The OIDC provider redirects back from another site, for which browsers withhold `SameSite=Strict` cookies.
const cookie = (name: keyof typeof names, value: string, seconds: number) =>
  `${names[name]}=${value}; Path=/; Secure; HttpOnly; SameSite=${name === "oidc" ? "Lax" : "Strict"}; Max-Age=${seconds}`;

const newToken = () => randomBytes(32).toString("base64url");

/** A short name for a user agent: `Chrome, Android`. */
function deviceOf(agent: string): string {
  // The order matters: Edge also contains "Chrome", and Chrome also contains "Safari".
  const first = (...names: string[]) => names.find((name) => agent.includes(name)) ?? "?";
  const browser = first("Firefox", "Edg", "CriOS", "Chrome", "Safari");
  const system = first("Android", "iPhone", "iPad", "Windows", "Mac", "Linux");
  return `${browser.replace("Edg", "Edge").replace("CriOS", "Chrome")}, ${system}`;
}

export type AccountAuthOptions = {
  /** `https://staff.example.org` */
  readonly origin: string;
  readonly storage: Pick<Storage, "accounts" | "rateLimits" | "outbox" | "audit">;
  readonly mails: MailWriter;
  readonly clock: Clock;
  readonly oidc?: OidcProvider | undefined;
};

/** Sign-in by passkey, mailed link or OIDC, with sessions in `__Host-` cookies. */
export class AccountAuth {
  readonly passkeys: Passkeys;
  readonly store: Storage["accounts"];
  readonly hasOidc: boolean;
  readonly #options: AccountAuthOptions;

  constructor(options: AccountAuthOptions) {
    this.#options = options;
    this.store = options.storage.accounts;
    this.hasOidc = options.oidc !== undefined;
    this.passkeys = new Passkeys(options.origin, this.store, options.clock);
  }

  /** The same in a transaction. */
  within = (storage: AccountAuthOptions["storage"]) =>
    new AccountAuth({ ...this.#options, storage });

  get now(): Date {
    return this.#options.clock.now();
  }

  originsAt(): readonly string[] {
    return [this.#options.origin];
  }

  async enter({ cookies }: ClientRequest): Promise<StaffUser | null> {
    const session = await this.store.findSession(hashKey(cookies.get(names.session) ?? ""));
    const now = this.now;
    const isOld = (at: Date, most: number) => at.getTime() + most < now.getTime();
    if (!session || isOld(session.begunAt, longestMs) || isOld(session.seenAt, idleMs)) return null;
    const account = await this.store.find(session.account);
    if (!account || account.disabledAt !== null) return null;
    if (isOld(session.seenAt, minuteMs)) {
      await this.store.changeSession(session.hash, { seenAt: now });
    }
    return userOf(account, session);
  }

  /** True while the last use of the passkey is recent enough for deeds that cannot be undone. */
  isFresh({ touchedAt }: Session): boolean {
    return touchedAt !== null && touchedAt.getTime() + freshMs > this.now.getTime();
  }

  /** Counts a failed attempt, or a mailed link. @returns false after too many from this network within an hour */
  isWithinLimit(kind: "failure" | "mail", { network }: ClientRequest): Promise<boolean> {
    return this.#isWithin(`door ${kind} ${network}`, triesPerHour);
  }

  async #isWithin(key: string, most: number): Promise<boolean> {
    const { storage, clock } = this.#options;
    const [count = 0] = await storage.rateLimits.count([key], hourMs, clock.now());
    return count <= most;
  }

  /**
   * Starts a session, and mails the owner about a new browser, except the first one after an invitation.
   * @returns the cookies to set
   */
  async startSession(
    account: Account,
    passkey: string | null,
    client: ClientRequest,
    isInvited = false,
  ): Promise<string[]> {
    const [token, now, label] = [newToken(), this.now, deviceOf(client.agent)];
    const device = client.cookies.get(names.device) ?? newToken();
    const isFirst = isInvited && (await this.store.listSessions(account.rowId)).length === 0;
    const isNew = await this.store.startSession({
      hash: hashKey(token),
      account: account.rowId,
      passkey,
      device: hashKey(device),
      label,
      begunAt: now,
      seenAt: now,
      touchedAt: passkey === null || passkey === viaOidc ? null : now,
      endedAt: null,
    });
    if (isNew && !isFirst)
      await this.#mail(account, "staff-new-device", { device: label }, "/devices");
    return [
      cookie("session", token, longestMs / 1000),
      cookie("device", device, (365 * dayMs) / 1000),
    ];
  }

  /** Adds an account or changes its roles. @param mails true to mail an invitation link */
  async invite(
    { email, language }: Pick<Account, "email" | "language">,
    roles: readonly Role[],
    mails: boolean,
  ): Promise<void> {
    const account = await this.store.invite({ email, language, roles: roles.join(",") });
    if (!mails) return;
    await this.#mail(account, "staff-invitation", {}, await this.createLink(account, "invitation"));
  }

  /** @returns where to redirect for OIDC and the cookie to set; null without OIDC or when the provider fails */
  async startOidc() {
    const way = await this.#options.oidc?.begin().catch(() => null);
    return way ? { to: way.to, cookies: [cookie("oidc", way.state, linkMs.link / 1000)] } : null;
  }

  /** Signs in the account whose address the OIDC provider confirms. @returns the cookies to set, or null */
  async finishOidc(query: URLSearchParams, client: ClientRequest): Promise<string[] | null> {
    const state = client.cookies.get(names.oidc) ?? "";
    const email = await this.#options.oidc?.finish(query, state);
    const account = email ? await this.store.findByEmail(email) : undefined;
    if (account?.disabledAt !== null) return null;
    return [...(await this.startSession(account, viaOidc, client)), cookie("oidc", "", 0)];
  }

  async addPasskey(
    { rowId: account }: Account,
    made: Omit<Passkey, "account" | "label" | "usedAt">,
    { agent }: ClientRequest,
  ): Promise<void> {
    const label = deviceOf(agent);
    await this.store.addPasskey({ ...made, account, label, usedAt: this.now });
  }

  /** Stores a link that works once. @param browser cookie value of the only browser that may use it @returns its path */
  async createLink(account: Account, kind: "invitation" | "link", browser?: string) {
    const key = newToken();
    await this.store.addLink({
      hash: hashKey(key),
      account: account.rowId,
      kind,
      browser: browser === undefined ? null : hashKey(browser),
      endsAt: new Date(this.now.getTime() + linkMs[kind]),
    });
    return `/${kind}?key=${key}`;
  }

  /** Mails a sign-in link if the account exists. @returns the cookie that binds the link to this browser, in any case */
  async mailLink(email: string): Promise<string[]> {
    const browser = newToken();
    const account = await this.store.findByEmail(email);
    if (
      (await this.#isWithin(`door link ${email}`, linksPerHour)) &&
      account?.disabledAt === null
    ) {
      const path = await this.createLink(account, "link", browser);
      await this.#mail(account, "staff-link", {}, path);
    }
    return [cookie("linkBrowser", browser, linkMs.link / 1000)];
  }

  /**
   * Finds an unused link by its key.
   * @param client the browser must match the link's; omitted when the page is only shown: a request that follows a
   * link in webmail carries no `SameSite=Strict` cookies
   */
  async findLink(key: string, kind: OnceLink["kind"], client?: ClientRequest) {
    const link = await this.store.findLink(hashKey(key), this.now);
    if (link?.kind !== kind) return null;
    const own = hashKey(client?.cookies.get(names.linkBrowser) ?? "");
    if (client && link.browser !== null && link.browser !== own) return null;
    const account = await this.store.find(link.account);
    return account?.disabledAt === null ? { hash: link.hash, account } : null;
  }

  async #mail(
    { email, name, language }: Account,
    mail: string,
    values: Readonly<Record<string, string>>,
    path: string,
  ): Promise<void> {
    const { mails, storage, clock, origin } = this.#options;
    const written = mails.write({
      mail,
      to: { email },
      language,
      values: { name, ...values },
      buttonUrl: origin + path,
    });
    await storage.outbox.add([written], { now: clock.now() });
  }
}
