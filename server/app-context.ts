import { createContext } from "react-router";
import type { Pack } from "#domain/offline/pack.ts";
import type { OfflineWeights } from "#reader/offline-kinds.ts";
import type { RequestInfo } from "./http/asked.ts";
import type { Services } from "./services.ts";

export type Offline = { weights(): Promise<OfflineWeights>; pack(): Promise<Pack> };

/** The outside world and the request, for loaders and actions. */
export type AppContext = {
  readonly services: Services;
  readonly request: RequestInfo;
  readonly offline: Offline;
};

/** The key of it in React Router's context; every request has it. */
export const appContext = createContext<AppContext>();

export const lightContext = createContext(false);

/**
 * Takes a page's data for the application out of the page and answers the address at which it will be; null:
 * the data stays in the page, because nobody else may be given it.
 */
export const keepStateContext = createContext<((state: string) => string) | null>(null);

/** The form that a request brought; null when there was none, or it could not be read. */
export const sentFormContext = createContext<FormData | null>(null);
