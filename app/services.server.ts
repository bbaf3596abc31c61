import type { RouterContextProvider } from "react-router";
import type { RequestInfo } from "#server/http/messages.ts";
import { appContext } from "#server/app-context.ts";
import type { Services } from "#server/services.ts";

/* The application's only access to the server: what server/app-context.ts puts into React Router's context. */

type Context = Readonly<RouterContextProvider>;

/** The arguments of a loader or action that most functions need. */
export type RequestArgs = { readonly url: URL; readonly context: Context };

export function requestInfo(context: Context): RequestInfo {
  return context.get(appContext).request;
}

/** Storage, mail, payments and clock. */
export function services(context: Context): Services {
  return context.get(appContext).services;
}

export const offlineShelf = (context: Context) => context.get(appContext).offline;
