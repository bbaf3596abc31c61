import type { RouterContextProvider } from "react-router";
import { donorsOf, type DonorYear } from "#domain/giving/donor-names.ts";
import type { Giving } from "#domain/giving/giving-world.ts";
import { totalsOf, type GivingTotals } from "#domain/giving/totals.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { requestInfo, services } from "./services.server.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Queries the ledger of gifts for a page that can be rendered without the answer.
 * @returns null while the database cannot be reached; the failure is logged with the request
 */
export async function readLedger<Answer>(
  context: Context,
  query: (giving: Giving) => Promise<Answer>,
): Promise<Answer | null> {
  requestInfo(context).dependsOnLedger();
  try {
    return await query(services(context).giving);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    requestInfo(context).reportFailure(error);
    return null;
  }
}

/** The public totals; null while the database cannot be reached. */
export function giftTotals(context: Context): Promise<GivingTotals | null> {
  return readLedger(context, (giving) => totalsOf(giving));
}

/** Donors who agreed to be named, by year; null while the database cannot be reached. */
export function giftDonors(context: Context): Promise<readonly DonorYear[] | null> {
  return readLedger(context, (giving) => donorsOf(giving));
}
