import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** The classes of a status: 2xx … as their first digit. */
export type StatusClass = 1 | 2 | 3 | 4 | 5;
export type RequestCounts = Readonly<Record<StatusClass, number>>;

/** The same listener, its answers counted by class of status, from zero at each start. */
export function countRequests(listener: RequestListener): {
  readonly listener: RequestListener;
  readonly counts: RequestCounts;
} {
  const counts: Record<StatusClass, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  // One function for all of them: nothing is made for a request.
  function count(this: ServerResponse): void {
    counts[Math.floor(this.statusCode / 100) as StatusClass] += 1;
  }
  return {
    counts,
    listener(request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }) {
      response.once("finish", count);
      listener(request, response);
    },
  };
}
