import type { GivingWorld } from "./giving-world.ts";

export type DonorYear = {
  /** In Guatemala. */
  readonly year: number;
  /** In the order of the alphabet; none while fewer than `leastNames` donors of the year are named. */
  readonly names: readonly string[];
  /** Donors of the year whose name is not shown. */
  readonly unnamed: number;
};

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
 * The donors of each year, newest year first. A donor counts once a year, by the address, under the name
 * of the last gift that has one; without an address each gift is a donor's.
 *
 * @param rows in the order the gifts were made
 */
export function donorYears(rows: readonly DonorRow[]): DonorYear[] {
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

/** `Giving.donors`: of the same gifts as the public sums. */
export async function donorsOf({ storage, payments }: GivingWorld): Promise<DonorYear[]> {
  const mode = payments.mode === "test" ? "live" : payments.mode;
  return donorYears(await storage.gifts.donorRows(mode));
}

/**
 * `Giving.hideName`: off every gift of the same donor. Off its own alone where the gift is not received:
 * anybody may begin one under a stranger's address. False when none was shown.
 */
export async function hideName({ storage }: GivingWorld, giftId: string): Promise<boolean> {
  const gift = await storage.gifts.find(giftId);
  if (!gift) return false;
  return storage.gifts.hideNames(gift.row, gift.state === "received" ? gift.email : "");
}
