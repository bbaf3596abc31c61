import type { IncomingMessage } from "node:http";
import { isOwnMachine } from "./client-address.ts";
import type { Exchange } from "./exchange.ts";
import type { Front } from "./front.ts";
import { describeError } from "./request-log.ts";

/** A health check that takes longer has failed. */
const healthMs = 2000;

/** The answer to a health check: 200 when the site can serve and keep, else 503. */
async function answerHealth(exchange: Exchange): Promise<void> {
  const { application, commit } = exchange.front.given;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the health check took too long")), healthMs);
  });
  try {
    await Promise.race([application.health(), late]);
    exchange.sendShort(200, commit === null ? "ok" : `ok ${commit}`);
  } catch {
    exchange.sendShort(503, "unavailable");
  } finally {
    clearTimeout(timer);
  }
}

async function answerReadiness(exchange: Exchange): Promise<void> {
  if (exchange.front.given.isReady()) await answerHealth(exchange);
  else exchange.sendShort(503, "unavailable");
}

const forwarding = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * True for a request made on this machine that no proxy passed on. A proxy here is known by its forwarding headers;
 * behind a public address without a proxy to count on (`TRUST_PROXY=0`) one may send none, and nobody is believed.
 */
function isFromThisMachine({ headers, socket }: IncomingMessage, { site, given }: Front): boolean {
  if (site.protocol === "https:" && given.config.trustProxy === 0) return false;
  if (forwarding.some((name) => headers[name] !== undefined)) return false;
  return isOwnMachine(socket.remoteAddress);
}

/** 404, as of an address that does not exist, for whoever may not read them. */
async function answerMetrics(exchange: Exchange): Promise<void> {
  const { front, incoming } = exchange;
  const { application, commit, config } = front.given;
  if (!config.metricsOpen && !isFromThisMachine(incoming, front))
    return exchange.sendShort(404, "Not Found");
  const text = await application.metrics({ requests: { ...front.counts }, commit });
  exchange.sendShort(200, text, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
}

// Stripe's events are some kilobytes; a recurring gift with everything expanded stays far below.
const mostBytes = 512 * 1024;
const longestMs = 20_000;

/**
 * Reads the body as it came, to the byte, because the signature covers it.
 * @returns null when it is too large, too slow or was cut off
 */
async function readRawBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const late = setTimeout(() => request.destroy(), longestMs);
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > mostBytes) return null;
      chunks.push(chunk);
    }
  } catch {
    // A sender who cut the line off hears no answer; the provider sends its webhook again.
    return null;
  } finally {
    clearTimeout(late);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** The answer to the payment provider. */
async function answerWebhook(exchange: Exchange): Promise<void> {
  const { front, incoming, requestId, target: path } = exchange;
  const { application, log } = front.given;
  const rawBody = await readRawBody(incoming);
  if (rawBody === null) return exchange.sendShort(413, "refused", { connection: "close" });
  const signature = incoming.headers["stripe-signature"];
  try {
    const answer = await application.webhook(rawBody, signature ? String(signature) : null);
    exchange.sendShort(answer.status, answer.note);
  } catch (error) {
    // The provider tries again for days: nothing is lost by saying so.
    log("failure", { requestId, method: "POST", path, error: describeError(error) });
    exchange.sendShort(503, "try again");
  }
}

/** The answers at the addresses for programs (operations: Addresses). */
const programs: Readonly<Record<string, (exchange: Exchange) => Promise<void>>> = {
  "GET /healthz": answerHealth,
  "GET /readyz": answerReadiness,
  "GET /metrics": answerMetrics,
  "POST /webhooks/stripe": answerWebhook,
};

export const findProgram = ({ isRead, incoming, target }: Exchange) =>
  programs[`${isRead ? "GET" : incoming.method} ${target}`];
