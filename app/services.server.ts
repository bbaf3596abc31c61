import type { RouterContextProvider } from "react-router";
import { appContext, lightContext, type AppContext } from "#server/app-context.ts";
import type { Trouble } from "#domain/trouble.ts";
import type { RequestInfo } from "#server/http/render.ts";

/** The one door from the application to the server. */

/** What the server knows of the request being answered; null while prerendering. */
export function requestInfo(context: Readonly<RouterContextProvider>): RequestInfo | null {
  return context.get(appContext)?.request ?? null;
}

/** What visitors are told does not work at this moment; nothing while prerendering. */
export function troubles(context: Readonly<RouterContextProvider>): readonly Trouble[] {
  return context.get(appContext)?.services.troubles() ?? [];
}

/** Whether the light version is being drawn, for a reader or for all of them. */
export function isLight(context: Readonly<RouterContextProvider>): boolean {
  return context.get(lightContext);
}

/**
 * The outside world, for loaders and actions of live requests.
 * @throws while prerendering: what is prerendered must not depend on a database
 */
export function services(context: Readonly<RouterContextProvider>): AppContext["services"] {
  const given = context.get(appContext);
  if (!given)
    throw new Error("a prerendered page asked for services, which only live requests have");
  return given.services;
}
