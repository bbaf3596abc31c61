import { donorYears, type DonorYear } from "./donor-names.ts";
import type { GivingWorld } from "./giving-world.ts";

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
