import type { IncomingMessage, ServerResponse } from "node:http";
import { createHeaders, createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { acceptedEncodings } from "./accept-encoding.ts";
import {
  isDeclaredTooLarge,
  limitBody,
  limitsFor,
  type BodyLimits,
  type BodyRefused,
} from "./body-limit.ts";
import type { KnownPaths } from "./canonical-path.ts";
import { clientAddress } from "./client-address.ts";
import { failurePage, type FailureStatus } from "./failure-page.ts";
import { formTypeOf, type FormType } from "./form-body.ts";
import { finalizeResponse } from "./live-response.ts";
import { isLightWanted } from "./light.ts";
import { BodyHead, mendForm, readHead } from "./refused-form.ts";
import type { NotFoundPage } from "./not-found-page.ts";
import type { Render, RequestInfo } from "./render.ts";
import { describeError, isVisitorsFault, type Log } from "./request-log.ts";
import { isFromElsewhere, requestOrigin } from "./request-origin.ts";
import { securityAt, type SecurityOptions } from "./security-headers.ts";

export type LiveOptions = {
  readonly render: Render;
  readonly known: KnownPaths;
  readonly siteUrl: string;
  /** Where the pages lie as files, whose forms are ours; default: nowhere else. */
  readonly pagesAt?: string | null;
  readonly trustProxy: number;
  readonly bodyLimits: BodyLimits;
  readonly security: SecurityOptions;
  readonly log: Log;
  /** The page for what is not found; without it the application is asked each time. */
  readonly notFoundPage?: NotFoundPage;
};

/** One live request and what has become known of it. */
type Exchange = {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly path: string;
  readonly requestId: string;
  /** The version that this very address chose: light, full, or neither. */
  readonly choice: boolean | null;
  /** Of the body. */
  readonly type: FormType;
};

function requestInfo(
  exchange: Exchange,
  options: LiveOptions,
): RequestInfo & { failed(): boolean; isStorageAway(): boolean } {
  const { incoming, requestId } = exchange;
  const path = options.known.withoutSecrets(exchange.path);
  const noted = new Set<unknown>();
  return {
    requestId,
    light: isLightWanted(incoming.headers, exchange.choice),
    clientAddress: clientAddress(
      incoming.socket.remoteAddress,
      incoming.headers["x-forwarded-for"] as string | undefined,
      options.trustProxy,
    ),
    failed: () => noted.size > 0,
    isStorageAway: () => [...noted].some((error) => error instanceof StorageUnavailable),
    reportFailure(error) {
      if (noted.has(error) || isVisitorsFault(error)) return;
      noted.add(error);
      const method = incoming.method ?? "GET";
      options.log("failure", { requestId, method, path, error: describeError(error) });
    },
  };
}

/** How long a sender may go on after it was refused, so that it reads the answer before the end. */
const drainMs = 3000;
/** A browser reads no answer before all of its pictures are sent. */
const drainFormMs = 60_000;

/** Sends our own last page. */
async function sendFailure(
  exchange: Exchange,
  status: FailureStatus,
  options: LiveOptions,
): Promise<void> {
  const { path, incoming, requestId } = exchange;
  const html = failurePage({ path, address: incoming.url ?? path }, status, requestId);
  const page = new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
  return sendAndClose(exchange, page, drainMs, options);
}

/** What is still arriving is let in for a while and thrown away, then the line is closed. */
async function sendAndClose(
  exchange: Exchange,
  page: Response,
  longestMs: number,
  options: LiveOptions,
): Promise<void> {
  const { incoming, outgoing, requestId } = exchange;
  if (outgoing.headersSent || outgoing.destroyed) {
    outgoing.destroy();
    return;
  }
  const dressed = await finalizeResponse(page, {
    path: exchange.path,
    security: options.security,
    accepted: [],
    requestId,
  });
  if (incoming.complete) return sendResponse(outgoing, dressed);
  const headers = { ...Object.fromEntries(dressed.headers), Connection: "close" };
  outgoing.writeHead(dressed.status, headers);
  outgoing.write(Buffer.from(await dressed.arrayBuffer()));
  const end = () => outgoing.end();
  const timer = setTimeout(end, longestMs);
  incoming
    .once("close", () => clearTimeout(timer))
    .once("end", end)
    .resume();
}

/** A form that was cut off comes back with what could be read of it, or as our own last page. */
async function answerRefused(
  exchange: Exchange,
  refused: { status: 408 | 413; head: BodyHead; origin: URL },
  options: LiveOptions,
): Promise<void> {
  const { status, head, origin } = refused;
  const { incoming, outgoing } = exchange;
  if (outgoing.destroyed) return;
  const form = head.isTooMuch ? null : mendForm(exchange.type, head.bytes());
  if (!form) return sendFailure(exchange, status, options);
  const headers = createHeaders(incoming);
  headers.delete("Content-Length");
  headers.set("Content-Type", exchange.type.header);
  // Who may send has been asked; React Router knows of no second origin.
  if (headers.has("Origin")) headers.set("Origin", origin.origin);
  const request = new Request(new URL(incoming.url ?? "/", origin), {
    method: "POST",
    headers,
    body: new Uint8Array(form),
  });
  const info = { ...requestInfo(exchange, options), refused: status };
  const page = await options.render(request, info).catch((error: unknown) => {
    info.reportFailure(error);
    return null;
  });
  // Where no form is answered, there is none to give back.
  if (page?.status !== status) return sendFailure(exchange, status, options);
  return sendAndClose(exchange, page, drainFormMs, options);
}

/** React Router's answer when even its error view could not be drawn. */
function isLastResort(response: Response): boolean {
  return (
    response.status === 500 && /^text\/plain\b/.test(response.headers.get("Content-Type") ?? "")
  );
}

/** A page that nobody has, asked for by its address alone. */
function isLost({ incoming, path }: Exchange, { known }: LiveOptions): boolean {
  const isPlain = incoming.url === path && !path.endsWith(".data");
  return isPlain && incoming.method !== "POST" && known.find(path) === null;
}

/** The request as the application sees it: public address, HEAD as GET, the body within its limits. */
function appRequest(
  exchange: Exchange,
  origin: URL,
  limits: { maxBytes: number; maxMs: number },
  head: BodyHead,
  onRefused: (refusal: BodyRefused) => void,
): Request {
  const { incoming, outgoing } = exchange;
  const request = createRequest(incoming, outgoing, {
    protocol: origin.protocol,
    host: origin.host,
  });
  if (request.method === "HEAD") return new Request(request, { method: "GET" });
  if (!request.body) return request;
  const { body, release } = limitBody(request.body, limits, head, onRefused);
  outgoing.once("close", release);
  const headers = new Headers(request.headers);
  headers.set("Content-Type", exchange.type.header);
  // Who may send has been asked; React Router knows of no second origin.
  if (headers.has("Origin")) headers.set("Origin", origin.origin);
  return new Request(request, { headers, body, duplex: "half" } as RequestInit);
}

/** Hands a request to the application and sends what it answers; whatever goes wrong, something is sent. */
export async function answerLive(
  asked: Omit<Exchange, "type">,
  options: LiveOptions,
): Promise<void> {
  const { incoming, outgoing, path, requestId } = asked;
  const type = formTypeOf(incoming.headers["content-type"]);
  const exchange = { ...asked, type };
  const origin = requestOrigin(incoming.headers, options.siteUrl, options.trustProxy);
  if (!origin) return sendFailure(exchange, 400, options);
  if (isFromElsewhere(incoming, origin, options.pagesAt))
    return sendFailure(exchange, 403, options);
  const limits = limitsFor(path, type, options.bodyLimits);
  if (isDeclaredTooLarge(incoming, limits.maxBytes)) {
    const head = await readHead(incoming, type, drainMs);
    return answerRefused(exchange, { status: 413, head, origin }, options);
  }

  const info = requestInfo(exchange, options);
  const head = new BodyHead(type);
  let refusal: BodyRefused | undefined;
  try {
    const request = appRequest(exchange, origin, limits, head, (refused) => (refusal = refused));
    const lost = isLost(exchange, options) ? await options.notFoundPage?.(path, info) : null;
    const response = lost ?? (await options.render(request, info));
    if (refusal) {
      const { status } = refusal;
      return await answerRefused(exchange, { status, head, origin }, options);
    }
    // A visitor who has gone cannot be answered, and it is nobody's failure.
    if (request.signal.aborted || outgoing.destroyed) return;
    if (response.status >= 500 && !info.failed()) {
      info.reportFailure(new Error(`the application answered ${response.status}`));
    }
    if (response.status === 500 && info.isStorageAway()) {
      return await sendFailure(exchange, 503, options);
    }
    if (isLastResort(response)) return await sendFailure(exchange, 500, options);
    if (response.status === 404) {
      const notFound = options.known.withoutSecrets(path);
      options.log("not_found", { requestId, method: request.method, path: notFound });
    }
    const accepted = acceptedEncodings(incoming.headers["accept-encoding"] as string | undefined);
    const security = securityAt(incoming.url ?? path, options.security);
    const early = incoming.headers["sec-purpose"] === "prefetch";
    const dress = { path, security, accepted, requestId, choice: asked.choice, early };
    await sendResponse(outgoing, await finalizeResponse(response, dress));
  } catch (error) {
    if (refusal) {
      return answerRefused(exchange, { status: refusal.status, head, origin }, options);
    }
    if (outgoing.destroyed || outgoing.closed) return;
    info.reportFailure(error);
    await sendFailure(exchange, info.isStorageAway() ? 503 : 500, options);
  }
}
