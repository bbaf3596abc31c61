import { createContext, type RouterContext } from "react-router";
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

const slot = Symbol.for("long-way-home.app-context");
const registry = globalThis as { [slot]?: RouterContext<AppContext | null> };

/**
 * The key of the above in React Router's context; null while pages are prerendered. The built
 * application holds a copy of this file and the server another: the key is kept where both find it.
 */
export const appContext: RouterContext<AppContext | null> = (registry[slot] ??=
  createContext<AppContext | null>(null));
