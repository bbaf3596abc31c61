import { afterAll, beforeAll } from "vitest";
import type { Storage } from "#domain/ports.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { serveSite, type ServedSite } from "../bin/served-site.ts";
import { readSent, wordsOf, type SentPage } from "./sent-page.ts";

export type Answer = { status: number; html: string; text: string; location: string };

let neighbours = 0;

/** A network of its own for each person, so that nobody is counted together with another. */
export function ownNetwork(): Record<string, string> {
  neighbours += 1;
  return { "X-Forwarded-For": `10.${(neighbours >> 8) % 256}.${neighbours % 256}.1` };
}

/** A site with the demonstration checkout and books of its own, for the tests of one file. */
export function useGivingSite() {
  let site: ServedSite;
  let storage: Storage;
  beforeAll(async () => {
    site = await serveSite({ TRUST_PROXY: "1" });
    storage = await openStorage({ databaseUrl: null, dataDir: site.dataDir });
  });
  afterAll(async () => {
    await storage.close();
    await site.stop();
  });

  const read = (path: string): Promise<SentPage> => readSent(site.origin + path);

  async function post(path: string, fields: Record<string, string>): Promise<Answer> {
    const response = await fetch(site.origin + path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Origin: site.origin, ...ownNetwork() },
      redirect: "manual",
    });
    const html = await response.text();
    const location = response.headers.get("Location") ?? "";
    return { status: response.status, html, text: wordsOf(html), location };
  }

  return {
    origin: () => site.origin,
    read,
    post,
    /** Does something at the demonstration checkout; answers the address it leads on to. */
    async atCheckout(location: string, action: "pay" | "decline" | "cancel"): Promise<string> {
      return (await post(location, { action })).location;
    },
    /** Everything the books hold of one giver. */
    async booksOf(email: string) {
      const gifts = [];
      for await (const gift of storage.gifts.each({ email })) gifts.push(gift);
      const payments = (
        await Promise.all(gifts.map(({ row }) => storage.gifts.paymentsOf(row)))
      ).flat();
      return { gifts, payments };
    },
  };
}
