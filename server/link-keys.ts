import { createHmac, timingSafeEqual } from "node:crypto";
import { undatedDays, type LinkKeys } from "#domain/giving/dated-key.ts";
import type { GivingWorld } from "#domain/giving/giving-world.ts";

const dayMs = 24 * 3_600_000;
// 128 bits: nobody tries them all over the network.
const signatureDigits = 32;

/**
 * The keys of links, by a secret of the database. When links got an end is noted the first time, so that
 * those of before have their time from then on.
 */
export async function openLinkKeys({
  storage,
  clock,
}: Pick<GivingWorld, "storage" | "clock">): Promise<LinkKeys> {
  const secret = await storage.secret("links");
  const checks = await storage.gifts.checks();
  let since = checks.find(({ what }) => what === "links_dated")?.at;
  if (!since) {
    since = clock.now();
    await storage.gifts.noteCheck("links_dated", since, "");
  }
  const sign = (text: string) =>
    createHmac("sha256", secret).update(text).digest("hex").slice(0, signatureDigits);
  return {
    sign,
    isSigned(text, signature) {
      const [right, given] = [Buffer.from(sign(text)), Buffer.from(signature)];
      return right.length === given.length && timingSafeEqual(right, given);
    },
    undatedUntil: new Date(since.getTime() + undatedDays * dayMs),
  };
}
