import { createContext } from "react-router";
import type { Pack } from "#domain/offline/pack.ts";
import type { RequestInfo } from "./http/messages.ts";
import type { Services } from "./services.ts";

export type Offline = { weights(): Promise<Pack>; pack(): Promise<Pack> };

/** The services and the request, for loaders and actions. */
export type AppContext = {
  readonly services: Services;
  readonly request: RequestInfo;
  readonly offline: Offline;
};

/** Set for every request. */
export const appContext = createContext<AppContext>();

export const lightContext = createContext(false);

/**
 * Takes a page's data out of its HTML and returns the address that the browser loads it from; null: the data stays in
 * the HTML, because it is for one visitor.
 */
export const movePageDataContext = createContext<((pageData: string) => string) | null>(null);

/** The form of the request; null: it had none, or a malformed one. */
export const sentFormContext = createContext<FormData | null>(null);
