import type { RouterContextProvider } from "react-router";
import type { Giving } from "#domain/giving/giving-world.ts";
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
