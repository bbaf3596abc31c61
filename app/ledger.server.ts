import type { RouterContextProvider } from "react-router";
import { donorsOf, type DonorYear } from "#domain/giving/donor-names.ts";
import type { Giving } from "#domain/giving/giving-world.ts";
import { totalsOf, type GivingTotals } from "#domain/giving/totals.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { requestInfo, services } from "./services.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The ledger's answer of this moment; null while the database cannot be reached: the page stands without it. */
export async function fromLedger<Said>(
  context: Context,
  ask: (giving: Giving) => Promise<Said>,
): Promise<Said | null> {
  requestInfo(context).readBooks();
  try {
    return await ask(services(context).giving);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    requestInfo(context).reportFailure(error);
    return null;
  }
}

/** The sums of the ledger. */
export function giftTotals(context: Context): Promise<GivingTotals | null> {
  return fromLedger(context, (giving) => totalsOf(giving));
}

export function giftDonors(context: Context): Promise<readonly DonorYear[] | null> {
  return fromLedger(context, (giving) => donorsOf(giving));
}
