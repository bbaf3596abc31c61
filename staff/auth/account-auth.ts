import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "#domain/clock.ts";
import type { MailWriter } from "#domain/mail/mail-writer.ts";
import type { Account, OnceLink, Passkey, Session } from "#domain/staff/accounts.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { Passkeys } from "./passkeys.ts";
import type { Role } from "#domain/staff/deed.ts";
import type { OidcProvider } from "./oidc.ts";
import { viaOidc, userOf, type ClientRequest, type StaffUser } from "./user.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const idleMs = 12 * hourMs;
const longestMs = 30 * 24 * hourMs;
const freshMs = 10 * minuteMs;
/** From one network, to pages that anybody may open; a whole office may share one. */
const triesPerHour = 60;
const linksPerHour = 5;
const linkMs = { invitation: 72 * hourMs, link: 10 * minuteMs };

/** Only what HTTPS set for this very name is taken under such names (RFC 6265bis, 4.1.3.2). */
const names = {
  session: "__Host-staff",
  device: "__Host-staff-device",
  asked: "__Host-staff-asked",
  oidc: "__Host-staff-office",
};
// The way back from the office is a link on another site.
const cookie = (name: keyof typeof names, value: string, seconds: number) =>
  `${names[name]}=${value}; Path=/; Secure; HttpOnly; SameSite=${name === "oidc" ? "Lax" : "Strict"}; Max-Age=${seconds}`;

const newToken = () => randomBytes(32).toString("base64url");
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** `Chrome, Android`, as people tell their devices apart. */
function deviceOf(agent: string): string {
  // Each of them names itself like some that stand after it.
  const first = (...signs: string[]) => signs.find((sign) => agent.includes(sign)) ?? "?";
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
  /** The sign-in of an office that has one. */
  readonly oidc?: OidcProvider | undefined;
};

/** Lets staff in by passkeys, and by links in their mail. */
export class AccountAuth {
  readonly accounts = this;
  readonly passkeys: Passkeys;
  readonly store: Storage["accounts"];
  readonly hasOidc: boolean;
  readonly #world: AccountAuthOptions;

  constructor(world: AccountAuthOptions) {
    this.#world = world;
    this.store = world.storage.accounts;
    this.hasOidc = world.oidc !== undefined;
    this.passkeys = new Passkeys(world.origin, this.store, world.clock);
  }

  get now(): Date {
    return this.#world.clock.now();
  }

  originsAt(): readonly string[] {
    return [this.#world.origin];
  }

  async enter({ cookies }: ClientRequest): Promise<StaffUser | null> {
    const session = await this.store.findSession(hashOf(cookies.get(names.session) ?? ""));
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

  /** True while a grave deed needs no other touch. */
  isFresh({ touchedAt: touched }: Session): boolean {
    return touched !== null && touched.getTime() + freshMs > this.now.getTime();
  }

  /** @returns false: too many tries came from there within an hour */
  async isWithinLimit({ network }: Pick<ClientRequest, "network">): Promise<boolean> {
    return this.#isWithin(`door ${network}`, triesPerHour);
  }

  async #isWithin(key: string, most: number): Promise<boolean> {
    const { storage, clock } = this.#world;
    const [count = 0] = await storage.rateLimits.count([key], hourMs, clock.now());
    return count <= most;
  }

  /** @returns the cookies of a new session */
  async startSession(
    account: Account,
    passkey: string | null,
    client: ClientRequest,
  ): Promise<string[]> {
    const [token, now, label] = [newToken(), this.now, deviceOf(client.agent)];
    const device = client.cookies.get(names.device) ?? newToken();
    const isNew = await this.store.startSession({
      hash: hashOf(token),
      account: account.rowId,
      passkey,
      device: hashOf(device),
      label,
      begunAt: now,
      seenAt: now,
      touchedAt: passkey === null || passkey === viaOidc ? null : now,
      endedAt: null,
    });
    if (isNew) await this.#mail(account, "staff-new-device", { device: label }, "/devices");
    return [
      cookie("session", token, longestMs / 1000),
      cookie("device", device, (365 * 24 * hourMs) / 1000),
    ];
  }

  /** Lets somebody in, or changes their roles. @param mails whether they get a link for one more device */
  async invite(
    { email, language }: Pick<Account, "email" | "language">,
    roles: readonly Role[],
    mails: boolean,
  ): Promise<void> {
    const account = await this.store.invite({ email, language, roles: roles.join(",") });
    if (!mails) return;
    await this.#mail(account, "staff-invitation", {}, await this.createLink(account, "invitation"));
  }

  /** @returns the way to the sign-in of the office, and the cookie that comes back from there; null: there is none */
  async startOidc() {
    const way = await this.#world.oidc?.begin().catch(() => null);
    return way ? { to: way.to, cookies: [cookie("oidc", way.holds, linkMs.link / 1000)] } : null;
  }

  /** Lets in whom the office vouches for, where there is such an account. @returns the cookies; null: nobody */
  async finishOidc(query: URLSearchParams, client: ClientRequest): Promise<string[] | null> {
    const holds = client.cookies.get(names.oidc) ?? "";
    const email = await this.#world.oidc?.finish(query, holds);
    const account = email ? await this.store.findByEmail(email) : undefined;
    if (account?.disabledAt !== null) return null;
    return [...(await this.startSession(account, viaOidc, client)), cookie("oidc", "", 0)];
  }

  /** A passkey that was just made. */
  async keep(
    account: Account,
    made: Omit<Passkey, "account" | "label" | "usedAt">,
    { agent }: ClientRequest,
  ): Promise<void> {
    const label = deviceOf(agent);
    const own = { account: account.rowId, label, usedAt: this.now };
    await this.store.addPasskey({ ...made, ...own });
  }

  /** A path that opens once. @param browser what the browser holds that alone may use it */
  async createLink(
    account: Account,
    kind: "invitation" | "link",
    browser?: string,
  ): Promise<string> {
    const key = newToken();
    await this.store.addLink({
      hash: hashOf(key),
      account: account.rowId,
      kind,
      browser: browser === undefined ? null : hashOf(browser),
      endsAt: new Date(this.now.getTime() + linkMs[kind]),
    });
    return `/${kind}?key=${key}`;
  }

  /** Mails a link of ten minutes, where there is such an account. @returns the cookie that it asks for */
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
    return [cookie("asked", browser, linkMs.link / 1000)];
  }

  /**
   * The link of a key.
   * @param client of whoever uses it. A browser that follows a link in a mailbox on the web sends no cookies of
   * ours, so who only looks is not asked for them.
   */
  async findLink(key: string, kind: OnceLink["kind"], client?: ClientRequest) {
    const link = await this.store.findLink(hashOf(key), this.now);
    if (link?.kind !== kind) return null;
    const asked = hashOf(client?.cookies.get(names.asked) ?? "");
    if (client && link.browser !== null && link.browser !== asked) return null;
    const account = await this.store.find(link.account);
    return account?.disabledAt === null ? { hash: link.hash, account } : null;
  }

  async #mail(
    { email, name, language }: Account,
    mail: string,
    values: Readonly<Record<string, string>>,
    path: string,
  ): Promise<void> {
    const { mails, storage, clock, origin } = this.#world;
    const written = mails.write({
      mail,
      to: { email },
      language: language === "es" ? "es" : "en",
      values: { name, ...values },
      buttonUrl: origin + path,
    });
    await storage.outbox.add([written], { now: clock.now() });
  }
}
