import { randomInt, randomUUID } from "node:crypto";
import { addressOf, type Language } from "#domain/language/language.ts";
import { expiringKey, type LinkKind } from "#domain/giving/expiring-key.ts";
import { dayMs } from "#domain/clock.ts";
import type { Gift } from "#domain/giving/gift.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { presets } from "./presets.ts";
import { postForm, readSent, wordsOf, type SentPage } from "./sent-page.ts";
import type { SharedSite } from "./shared-site.ts";

/** Other processes draw from the same site: each begins somewhere else. */
let neighbours = randomInt(2 ** 16);

export function ownNetwork(): Record<string, string> {
  neighbours += 1;
  return { "X-Forwarded-For": `10.${(neighbours >> 8) % 256}.${neighbours % 256}.1` };
}

export function giftFields(
  email: string,
  fields: Record<string, string> = {},
): Record<string, string> & { email: string } {
  return {
    form: "gift",
    homepage: "",
    type: "once",
    amount_once: String(presets.once[1]),
    amount_monthly: String(presets.monthly[1]),
    amount_yearly: String(presets.once[1]),
    custom: "",
    seen: "",
    email,
    name: "",
    for: "",
    ...fields,
  };
}

/** The runner's own: it is told what comes before all tests and after. */
type Hooks = Record<"beforeAll" | "afterAll", (hook: () => Promise<void>) => void>;

/** An address that nobody else gives under: all tests of a run share the books of one site. */
export const newGiver = (name = "giver") => `${name}-${randomUUID()}@example.org`;

/**
 * Giving on a site as donors and their mailboxes see it.
 * @param open the site that all tests share, or one with settings of its own
 */
export function useGivingSite({ beforeAll, afterAll }: Hooks, open: () => Promise<SharedSite>) {
  let site: SharedSite;
  let storage: Storage;
  beforeAll(async () => {
    site = await open();
    storage = await openStorage({ databaseUrl: null, dataDir: site.dataDir });
  });
  afterAll(async () => {
    await storage.close();
    await site.stop();
  });

  const read = (path: string): Promise<SentPage> => readSent(site.origin + path);

  async function post(path: string, fields: Record<string, string>, network = ownNetwork()) {
    const response = await postForm(site.origin + path, fields, network);
    const html = await response.text();
    const location = response.headers.get("Location") ?? "";
    return { status: response.status, html, text: wordsOf(html), location };
  }

  const datedBefore = async (kind: LinkKind, key: string, days = 0) => {
    const clock = { now: () => new Date(Date.now() - days * dayMs) };
    return expiringKey({ linkSecret: await storage.secret("links"), clock }, kind, key);
  };

  /** Does something at the demonstration checkout; answers the address it leads on to. */
  const atCheckout = async (location: string, action: "pay" | "decline" | "cancel") =>
    (await post(location, { action })).location;

  async function booksOf(email: string) {
    const gifts = await Array.fromAsync(storage.gifts.each({ email }));
    const payments = (
      await Promise.all(gifts.map(({ row }) => storage.gifts.paymentsOf(row)))
    ).flat();
    return { gifts, payments };
  }

  return {
    origin: () => site.origin,
    storage: () => storage,
    read,
    post,
    atCheckout,
    booksOf,
    /** A gift that somebody has made and paid at the demonstration; answers its page's path. */
    async paidGift(email: string, language: Language, fields: Record<string, string> = {}) {
      const begun = await post(addressOf("donate", language), giftFields(email, fields));
      return atCheckout(begun.location, "pay");
    },
    tokenOf: ({ manageToken }: Gift) => datedBefore("manage", manageToken),
    /** The same link as an e-mail of so many days ago carried it. */
    async agedLink(link: string, kind: LinkKind, days: number) {
      const name = kind === "manage" ? "token" : "key";
      const [path = "", query = ""] = link.split("?");
      const aged = new URLSearchParams(query);
      const [key = ""] = (aged.get(name) ?? "").split("_");
      aged.set(name, await datedBefore(kind, key, days));
      return `${path}?${aged}`;
    },
    /** The e-mails to an address, oldest first. The site has no mail server. */
    mailsTo: (email: string) => storage.outbox.listOfPerson(email),
  };
}

/** Path and query of the first link of an e-mail that leads to one of our pages. */
export function linkIn({ text }: { text: string }, path: string): string {
  const found = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === path);
  if (!found) throw new Error(`The letter has no link to ${path}.`);
  return new URL(found).pathname + new URL(found).search;
}
