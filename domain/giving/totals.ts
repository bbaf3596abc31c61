import type { Designation, PaymentMode } from "./gift.ts";
import type { GivingWorld } from "./giving-world.ts";

/** What was received and what for; amounts are US cents. */
export type GivingTotals = {
  /** Gifts less what was given back; covered fees are not in it. */
  readonly giftCents: number;
  readonly gifts: number;
  /** Largest first. `designation` null: where it is needed most. */
  readonly byDesignation: readonly TotalLine[];
  /** Newest first; the year in Guatemala. */
  readonly byYear: readonly {
    readonly year: number;
    readonly giftCents: number;
    readonly gifts: number;
  }[];
  readonly mode: PaymentMode;
};

export type TotalLine = {
  readonly designation: Designation | null;
  readonly giftCents: number;
  readonly gifts: number;
};

/** `Giving.totals` */
export async function totalsOf(world: GivingWorld): Promise<GivingTotals> {
  const { mode } = world.payments;
  // While Stripe is tried out the public sums stay those of real money.
  const rows = await world.storage.gifts.totals(mode === "test" ? "live" : mode);
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
