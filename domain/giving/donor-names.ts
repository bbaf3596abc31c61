import { isErased, publicMode } from "./gift.ts";
import type { DonorRow } from "./gift-people.ts";
import type { GivingWorld } from "./giving-world.ts";

/** Names of a year are shown only if at least this many donors agreed. */
const leastNames = 5;

/**
 * Donors by year, newest year first: names in alphabetical order, and the number of unnamed donors. Gifts of one
 * e-mail address count as one donor, under the last name given; an anonymous gift counts as a donor of its own, and all
 * erased gifts as one: of more donors nothing is known, and erasing must not make one donor several.
 * @param rows in the order of the gifts
 */
function donorYears(rows: readonly DonorRow[]) {
  return [...Map.groupBy(rows, ({ year }) => year)]
    .toSorted(([a], [b]) => b - a)
    .map(([year, gifts]) => {
      const donors = new Map<string, string | null>();
      for (const gift of gifts) {
        const donor = gift.email === "" && !isErased(gift) ? `gift ${gift.giftRow}` : gift.email;
        donors.set(donor, gift.name ?? donors.get(donor) ?? null);
      }
      const named = [...donors.values()].filter((name) => name !== null);
      const names = named.length < leastNames ? [] : named.toSorted((a, b) => a.localeCompare(b));
      return { year, names, unnamed: donors.size - names.length };
    });
}

export type DonorYear = ReturnType<typeof donorYears>[number];

/** Donors of the gifts in the public totals. */
export async function donorsOf({ storage, payments }: GivingWorld): Promise<DonorYear[]> {
  return donorYears(await storage.gifts.donorRows(publicMode(payments.mode)));
}

/**
 * Removes the public name from all gifts of the donor's address; only from this gift if it is unpaid, because anybody
 * can begin a gift under a stranger's address.
 * @returns false if there was no name
 */
export async function hideName({ storage }: GivingWorld, giftId: string): Promise<boolean> {
  const gift = await storage.gifts.find(giftId);
  if (!gift) return false;
  return storage.gifts.hideNames(gift.row, gift.state === "received" ? gift.email : "");
}
