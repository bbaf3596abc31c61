import type { RouterContextProvider } from "react-router";
import type { DonorYear } from "#domain/giving/donor-names.ts";
import type { Giving, GivingTotals } from "#domain/giving/giving.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { requestInfo, services } from "./services.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What the books say; null while the database cannot be reached: what stands beside it stands without. */
export async function fromBooks<Told>(
  context: Context,
  read: (giving: Giving) => Promise<Told>,
): Promise<Told | null> {
  try {
    return await read(services(context).giving);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    requestInfo(context)?.reportFailure(error);
    return null;
  }
}

/** The sums of the ledger as they are now. */
export const giftTotals = (context: Context): Promise<GivingTotals | null> =>
  fromBooks(context, (giving) => giving.totals());

/** Who gave, year by year. */
export const giftDonors = (context: Context): Promise<readonly DonorYear[] | null> =>
  fromBooks(context, (giving) => giving.donors());
