import { createContext } from "react-router";
import type { RequestInfo } from "./http/render.ts";
import type { Services } from "./services.ts";

/** What a live request of the application is given. */
export type AppContext = { readonly services: Services; readonly request: RequestInfo };

/** Whether the light version is drawn, at a live request or at build (bin/site-build/write-pages.ts). */
export const lightContext = createContext(false);

/** The key of the above in React Router's context; null while pages are prerendered. */
export const appContext = createContext<AppContext | null>(null);
