import { publicMode } from "./gift.ts";
import type { GivingWorld } from "./giving-world.ts";

/**
 * Public totals in US cents: gifts received less refunds, without covered fees, and the number of those of which
 * something is left. Purposes are sorted by amount, years of the gifts (in Guatemala) newest first.
 */
export async function totalsOf({ storage, payments: { mode } }: GivingWorld) {
  const rows = await storage.gifts.totals(publicMode(mode));
  const sum = (of: typeof rows) => ({
    giftCents: of.reduce((all, { giftCents }) => all + giftCents, 0),
    gifts: of.reduce((all, { gifts }) => all + gifts, 0),
  });
  const byDesignation = Map.groupBy(rows, ({ designation }) => designation?.id ?? null);
  return {
    ...sum(rows),
    byDesignation: [...byDesignation.values()]
      .map((of) => ({ designation: of[0]?.designation ?? null, ...sum(of) }))
      .sort((a, b) => b.giftCents - a.giftCents),
    byYear: [...Map.groupBy(rows, ({ year }) => year)]
      .map(([year, of]) => ({ year, ...sum(of) }))
      .sort((a, b) => b.year - a.year),
    mode,
  };
}

export type GivingTotals = Awaited<ReturnType<typeof totalsOf>>;
