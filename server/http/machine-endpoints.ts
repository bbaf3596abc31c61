import type { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { isLoopback } from "./client-address.ts";
import { readBody } from "./read-body.ts";
import type { RequestContext } from "./request-context.ts";
import type { RequestHandler } from "./request-handler.ts";

/** A health check that takes longer has failed. */
const healthTimeoutMs = 2000;

/** 200 when the site can serve pages and store messages, else 503. */
async function answerHealth(context: RequestContext): Promise<void> {
  const { application, commit } = context.handler.options;
  const isHealthy = application.health().then(
    () => true,
    () => false,
  );
  if (await Promise.race([isHealthy, wait(healthTimeoutMs, false, { ref: false })]))
    context.sendShort(200, commit === null ? "ok" : `ok ${commit}`);
  else context.sendShort(503, "unavailable");
}

const forwardingHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * True for a request from this machine that no proxy has passed on. A proxy on this machine is recognized by its
 * forwarding headers. With a public https address and `TRUST_PROXY=0` there may be one that sends none: false.
 */
function isLocalRequest(
  { headers, socket }: IncomingMessage,
  { siteUrl, options }: RequestHandler,
): boolean {
  if (siteUrl.protocol === "https:" && options.config.trustProxy === 0) return false;
  if (forwardingHeaders.some((name) => headers[name] !== undefined)) return false;
  return isLoopback(socket.remoteAddress);
}

/** 404, as if the address did not exist, for requests that may not read the metrics. */
async function answerMetrics(context: RequestContext): Promise<void> {
  const { handler, incoming } = context;
  const { application, commit, config } = handler.options;
  if (!config.metricsOpen && !isLocalRequest(incoming, handler))
    return context.sendShort(404, "Not Found");
  const text = await application.metrics({ requests: { ...handler.counts }, commit });
  context.sendShort(200, text, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
}

// Stripe's events are some kilobytes; a recurring gift with everything expanded stays far below.
const webhookLimits = { maxBytes: 512 * 1024, maxMs: 20_000, folder: null };

async function answerWebhook(context: RequestContext): Promise<void> {
  const { handler, incoming } = context;
  await using read = await readBody(context, webhookLimits, false);
  const { text: rawBody } = read;
  // Too large, too slow or no room: Stripe sends the webhook again.
  if (rawBody === null) return context.sendShort(413, "refused", { connection: "close" });
  const signature = incoming.headers["stripe-signature"];
  // After a failure, Stripe retries for days, so nothing is lost.
  const { application } = handler.options;
  const answer = await application.webhook(rawBody, signature ? String(signature) : null);
  context.sendShort(answer.status, answer.note);
}

/** Addresses that programs request (operations: Addresses). */
const endpoints: Readonly<Record<string, (context: RequestContext) => Promise<void>>> = {
  "GET /healthz": answerHealth,
  "GET /readyz": async (context) =>
    context.handler.isReady ? answerHealth(context) : context.sendShort(503, "unavailable"),
  "GET /metrics": answerMetrics,
  "POST /webhooks/stripe": answerWebhook,
};

export const findEndpoint = ({ isRead, incoming, target }: RequestContext) =>
  endpoints[`${isRead ? "GET" : incoming.method} ${target}`];
