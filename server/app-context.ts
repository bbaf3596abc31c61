import { createContext } from "react-router";
import type { RequestInfo } from "./http/messages.ts";
import type { offlinePacks } from "./offline-pack.ts";
import type { Services } from "./services.ts";

/** The services and the request, for loaders and actions. */
export type AppContext = {
  readonly services: Services;
  readonly request: RequestInfo;
  readonly offline: ReturnType<typeof offlinePacks>;
};

/** Set for every request. */
export const appContext = createContext<AppContext>();
