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
