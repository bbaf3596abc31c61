import { createContext } from "react-router";
import type { Services } from "./services.ts";

/** What the server knows of the request that is being answered. */
export type RequestInfo = {
  /** Names the request in the log; shown to a visitor when it fails. */
  readonly requestId: string;
  /** IP address of the visitor, without port; empty when unknown. */
  readonly clientAddress: string;
  /** Set when the body was cut off: the request holds what could be read of a form. */
  readonly refused?: 408 | 413;
  /** Notes in the log that we failed: once for each error, under the request's id. */
  reportFailure(error: unknown): void;
};

/** What a live request of the application is given. */
export type AppContext = { readonly services: Services; readonly request: RequestInfo };

/** The key of the above in React Router's context; null while pages are prerendered. */
export const appContext = createContext<AppContext | null>(null);
