import type { IncomingMessage, ServerResponse } from "node:http";
import { isOwnMachine } from "./client-address.ts";
import type { Front } from "./front.ts";

/** The answer to a health check: 200 when the site can serve and keep, else 503. */
export async function answerHealth(
  front: Front,
  response: ServerResponse,
  requestId: string,
  isReady = true,
): Promise<void> {
  const { health, healthMs = 2000, commit = null } = front.given;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the health check took too long")), healthMs);
  });
  try {
    if (!isReady) throw new Error("the site is starting or stopping");
    await Promise.race([health(), late]);
    front.sendShort(response, 200, requestId, {}, commit === null ? "ok" : `ok ${commit}`);
  } catch {
    front.sendShort(response, 503, requestId, {}, "unavailable");
  } finally {
    clearTimeout(timer);
  }
}

const forwarding = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * Whether a request was made on this machine, and not passed on to it by a proxy that stands here: one
 * that says so by a header is known by it. A public site that counts on no proxy (`TRUST_PROXY=0`) has
 * one all the same, which may say nothing: there nobody is believed.
 */
function isFromThisMachine({ headers, socket }: IncomingMessage, { given }: Front): boolean {
  if (given.siteUrl.startsWith("https:") && given.trustProxy === 0) return false;
  if (forwarding.some((name) => headers[name] !== undefined)) return false;
  return isOwnMachine(socket.remoteAddress);
}

/** The answer to `GET /metrics`: 404, as of an address that does not exist, for whoever may not read them. */
export async function answerMetrics(
  front: Front,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<void> {
  const { metrics } = front.given;
  if (!metrics || !(metrics.isOpen || isFromThisMachine(request, front)))
    return front.sendShort(response, 404, requestId, {}, "Not Found");
  const type = { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" };
  front.sendShort(response, 200, requestId, type, await metrics.text());
}
