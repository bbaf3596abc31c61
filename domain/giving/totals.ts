import { publicMode } from "./gift.ts";
import type { GivingWorld } from "./giving-world.ts";

/**
 * The gifts that were received, less what was given back, without covered fees; in US cents. By purpose the
 * largest first, by year in Guatemala the newest.
 */
export async function totalsOf({ storage, payments: { mode } }: GivingWorld) {
  const rows = await storage.gifts.totals(publicMode(mode));
  const sum = <Key>(keyOf: (row: (typeof rows)[number]) => Key) => {
    const sums = new Map<Key, (typeof rows)[number]>();
    for (const row of rows) {
      const so = sums.get(keyOf(row));
      const giftCents = row.giftCents + (so?.giftCents ?? 0);
      sums.set(keyOf(row), { ...row, giftCents, gifts: row.gifts + (so?.gifts ?? 0) });
    }
    return [...sums.values()];
  };
  const all = sum(() => "all")[0];
  return {
    giftCents: all?.giftCents ?? 0,
    gifts: all?.gifts ?? 0,
    byDesignation: sum(({ designation }) => designation?.id ?? null)
      .sort((a, b) => b.giftCents - a.giftCents)
      .map(({ designation, giftCents, gifts }) => ({ designation, giftCents, gifts })),
    byYear: sum(({ year }) => year)
      .sort((a, b) => b.year - a.year)
      .map(({ year, giftCents, gifts }) => ({ year, giftCents, gifts })),
    mode,
  };
}

export type GivingTotals = Awaited<ReturnType<typeof totalsOf>>;
