import { publicMode } from "./gift.ts";
import type { GivingWorld } from "./giving-world.ts";

/** A gift of a year that stands: received, not given back, not taken back. */
export type DonorRow = {
  readonly year: number;
  readonly giftRow: number;
  /** Empty for one entered without an address, and for an erased donor. */
  readonly email: string;
  /** The name that the donor wants to be shown as; null: nothing. */
  readonly name: string | null;
};

/** So many donors of a year must have agreed before any of them is named: nobody stands there alone. */
export const leastNames = 5;

/**
 * The donors of each year in Guatemala, newest year first: names in the order of the alphabet, and how many are
 * not named. A donor counts once a year, by the address, under the name of the last gift that has one; without
 * an address each gift is a donor's.
 * @param rows in the order the gifts were made
 */
export function donorYears(rows: readonly DonorRow[]) {
  const years = new Map<number, Map<string, string | null>>();
  for (const { year, giftRow, email, name } of rows) {
    const donors = years.get(year) ?? new Map<string, string | null>();
    const donor = email === "" ? `gift ${giftRow}` : email;
    donors.set(donor, name ?? donors.get(donor) ?? null);
    years.set(year, donors);
  }
  return [...years]
    .toSorted(([a], [b]) => b - a)
    .map(([year, donors]) => {
      const named = [...donors.values()].filter((name) => name !== null);
      const names = named.length < leastNames ? [] : named.toSorted((a, b) => a.localeCompare(b));
      return { year, names, unnamed: donors.size - names.length };
    });
}

export type DonorYear = ReturnType<typeof donorYears>[number];

/** The donors of the gifts that are in the public sums. */
export async function donorsOf({ storage, payments }: GivingWorld): Promise<DonorYear[]> {
  return donorYears(await storage.gifts.donorRows(publicMode(payments.mode)));
}

/**
 * Takes the public name off every gift of the same donor. Off its own alone where the gift is not received:
 * anybody may begin one under a stranger's address. False when none was shown.
 */
export async function hideName({ storage }: GivingWorld, giftId: string): Promise<boolean> {
  const gift = await storage.gifts.find(giftId);
  if (!gift) return false;
  return storage.gifts.hideNames(gift.row, gift.state === "received" ? gift.email : "");
}
