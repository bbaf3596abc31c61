import type { RouterContextProvider } from "react-router";
import type { GivingTotals } from "#domain/giving/giving.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { requestInfo, services } from "./services.server.ts";

/** The sums of the ledger as they are now; null while the database cannot be reached: what stands beside them stands without. */
export async function giftTotals(
  context: Readonly<RouterContextProvider>,
): Promise<GivingTotals | null> {
  try {
    return await services(context).giving.totals();
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    requestInfo(context)?.reportFailure(error);
    return null;
  }
}
