import type { IncomingMessage, ServerResponse } from "node:http";
import { isOwnMachine } from "./client-address.ts";
import type { SendShort } from "./short-answer.ts";

export type MetricsOptions = {
  readonly siteUrl: string;
  readonly trustProxy: number;
  /** The text of `GET /metrics`, and whether it is for everybody; default: there are none. */
  readonly metrics?: { readonly text: () => Promise<string>; readonly isOpen: boolean };
};

const forwarding = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * Whether a request was made on this machine, and not passed on to it by a proxy that stands here: one
 * that says so by a header is known by it. A public site that counts on no proxy (`TRUST_PROXY=0`) has
 * one all the same, which may say nothing: there nobody is believed.
 */
function isFromThisMachine(
  { headers, socket }: IncomingMessage,
  siteUrl: string,
  trustedProxies: number,
): boolean {
  if (siteUrl.startsWith("https:") && trustedProxies === 0) return false;
  if (forwarding.some((name) => headers[name] !== undefined)) return false;
  return isOwnMachine(socket.remoteAddress);
}

/** The answer to `GET /metrics`: 404, as of an address that does not exist, for whoever may not read them. */
export function createMetricsAnswer(
  { metrics, siteUrl, trustProxy }: MetricsOptions,
  sendShort: SendShort,
): (request: IncomingMessage, response: ServerResponse, requestId: string) => Promise<void> {
  return async (request, response, requestId) => {
    if (!metrics || !(metrics.isOpen || isFromThisMachine(request, siteUrl, trustProxy))) {
      return sendShort(response, 404, requestId, {}, "Not Found");
    }
    const type = { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" };
    sendShort(response, 200, requestId, type, await metrics.text());
  };
}
