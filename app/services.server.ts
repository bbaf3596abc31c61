import { createContext, type RouterContextProvider } from "react-router";

/** What the server knows of the request being answered. */
export type RequestInfo = { requestId: string; clientAddress: string };

/** Set by server/main.ts for every live request; absent while prerendering. */
export const requestInfoContext = createContext<RequestInfo | null>(null);

export function requestInfo(context: Readonly<RouterContextProvider>): RequestInfo | null {
  return context.get(requestInfoContext);
}
