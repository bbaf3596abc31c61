import type { RouterContextProvider } from "react-router";
import type { Trouble } from "#domain/trouble.ts";
import type { RequestInfo } from "#server/http/messages.ts";
import { appContext, lightContext, sentFormContext, type Offline } from "#server/app-context.ts";
import type { Services } from "#server/services.ts";

/* The application's only access to the server: what server/app-context.ts puts into React Router's context. */

type Context = Readonly<RouterContextProvider>;

/** The arguments of a loader or action that most functions need. */
export type RequestArgs = { readonly url: URL; readonly context: Context };

export function requestInfo(context: Context): RequestInfo {
  return context.get(appContext).request;
}

/** Storage, mail, payments, clock and documents. */
export function services(context: Context): Services {
  return context.get(appContext).services;
}

export function troubles(context: Context): readonly Trouble[] {
  return services(context).troubles();
}

export function isLight(context: Context): boolean {
  return context.get(lightContext);
}

export const offlineShelf = (context: Context): Offline => context.get(appContext).offline;

/** The submitted form; null when the body cannot be parsed as one. */
export function sentForm(context: Context): FormData | null {
  return context.get(sentFormContext);
}
