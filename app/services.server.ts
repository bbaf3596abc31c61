import type { RouterContextProvider } from "react-router";
import type { RequestInfo } from "#server/http/messages.ts";
import { appContext } from "#server/app-context.ts";
import type { Services } from "#server/services.ts";
import type { Giving } from "#domain/giving/giving-world.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";

/* The application's only access to the server: what server/app-context.ts puts into React Router's context. */

export type Context = Readonly<RouterContextProvider>;

/** The arguments of a loader or action that most functions need. */
export type RequestArgs = { readonly url: URL; readonly context: Context };

export function requestInfo(context: Context): RequestInfo {
  return context.get(appContext).request;
}

export function services(context: Context): Services {
  return context.get(appContext).services;
}

export const offlineShelf = (context: Context) => context.get(appContext).offline;

/**
 * Asks the database for what an answer can do without. Who asks for sums also calls `dependsOnLedger`.
 * @returns null while the database cannot be reached; the failure is logged with the request
 */
export async function nullIfDown<Answer>(
  context: Context,
  work: (giving: Giving) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await work(services(context).giving);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    requestInfo(context).reportFailure(error);
    return null;
  }
}
