import { createContext, type RouterContext } from "react-router";
import type { RequestInfo } from "./http/render.ts";
import type { Services } from "./services.ts";

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
