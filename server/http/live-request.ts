import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import type { RequestInfo } from "../app-context.ts";
import { acceptedEncodings } from "./accept-encoding.ts";
import {
  isDeclaredTooLarge,
  limitBody,
  limitsFor,
  type BodyLimits,
  type BodyRefused,
} from "./body-limit.ts";
import { clientAddress } from "./client-address.ts";
import { failurePage, type FailureStatus } from "./failure-page.ts";
import { dressResponse } from "./live-response.ts";
import { describeError, type Log } from "./request-log.ts";
import { requestOrigin } from "./request-origin.ts";
import type { SecurityOptions } from "./security-headers.ts";

/** The application: a request in, an answer out. */
export type Render = (request: Request, info: RequestInfo) => Promise<Response>;

export type LiveOptions = {
  readonly render: Render;
  readonly siteUrl: string;
  readonly trustProxy: number;
  readonly bodyLimits: BodyLimits;
  readonly security: SecurityOptions;
  readonly log: Log;
};

/** One live request and what has become known of it. */
type Exchange = {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly path: string;
  readonly requestId: string;
};

/** Faults that a visitor's request has, and not we, are answered but not noted as failures. */
function isVisitorsFault(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === "number" && status < 500;
}

function requestInfo(
  exchange: Exchange,
  options: LiveOptions,
): RequestInfo & { failed(): boolean } {
  const { incoming, path, requestId } = exchange;
  const noted = new Set<unknown>();
  return {
    requestId,
    clientAddress: clientAddress(
      incoming.socket.remoteAddress,
      incoming.headers["x-forwarded-for"] as string | undefined,
      options.trustProxy,
    ),
    failed: () => noted.size > 0,
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

/** Sends our own last page. What is still arriving is let in and thrown away, and the line closed. */
async function sendFailure(
  exchange: Exchange,
  status: FailureStatus,
  options: LiveOptions,
): Promise<void> {
  const { incoming, outgoing, path, requestId } = exchange;
  if (outgoing.headersSent || outgoing.destroyed) {
    outgoing.destroy();
    return;
  }
  const html = failurePage(path, status, requestId);
  const page = new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
  const dressed = await dressResponse(page, {
    security: options.security,
    accepted: [],
    requestId,
  });
  if (incoming.complete) return sendResponse(outgoing, dressed);
  outgoing.writeHead(status, { ...Object.fromEntries(dressed.headers), Connection: "close" });
  outgoing.write(html);
  const end = () => outgoing.end();
  const timer = setTimeout(end, drainMs);
  incoming
    .once("close", () => clearTimeout(timer))
    .once("end", end)
    .resume();
}

/** React Router's answer when even its error view could not be drawn. */
function isLastResort(response: Response): boolean {
  return (
    response.status === 500 && /^text\/plain\b/.test(response.headers.get("Content-Type") ?? "")
  );
}

/**
 * A form on a stranger's page that sends to us in a visitor's name. React Router refuses it as well,
 * but for pages only, and as a failure of ours. Programs send no `Origin` (webhooks, mail providers).
 */
function isFromElsewhere({ method, headers }: IncomingMessage, origin: URL): boolean {
  return method === "POST" && headers.origin !== undefined && headers.origin !== origin.origin;
}

/** The request as the application sees it: public address, HEAD as GET, the body within its limits. */
function appRequest(
  exchange: Exchange,
  origin: URL,
  limits: { maxBytes: number; maxMs: number },
  onRefused: (refusal: BodyRefused) => void,
): Request {
  const { incoming, outgoing } = exchange;
  const request = createRequest(incoming, outgoing, {
    protocol: origin.protocol,
    host: origin.host,
  });
  if (request.method === "HEAD") return new Request(request, { method: "GET" });
  if (!request.body) return request;
  const body = limitBody(request.body, limits, onRefused);
  return new Request(request, { body, duplex: "half" } as RequestInit);
}

/** Hands a request to the application and sends what it answers; whatever goes wrong, something is sent. */
export async function answerLive(exchange: Exchange, options: LiveOptions): Promise<void> {
  const { incoming, outgoing, path, requestId } = exchange;
  const origin = requestOrigin(incoming.headers, options.siteUrl, options.trustProxy);
  if (!origin) return sendFailure(exchange, 400, options);
  if (isFromElsewhere(incoming, origin)) return sendFailure(exchange, 403, options);
  const limits = limitsFor(path, options.bodyLimits);
  if (isDeclaredTooLarge(incoming, limits.maxBytes)) return sendFailure(exchange, 413, options);

  const info = requestInfo(exchange, options);
  let refusal: BodyRefused | undefined;
  try {
    const request = appRequest(exchange, origin, limits, (refused) => (refusal = refused));
    const response = await options.render(request, info);
    if (refusal) return await sendFailure(exchange, refusal.status, options);
    if (response.status >= 500 && !info.failed()) {
      info.reportFailure(new Error(`the application answered ${response.status}`));
    }
    if (isLastResort(response)) return await sendFailure(exchange, 500, options);
    if (response.status === 404) {
      options.log("not_found", { requestId, method: request.method, path: path.slice(0, 200) });
    }
    const accepted = acceptedEncodings(incoming.headers["accept-encoding"] as string | undefined);
    await sendResponse(
      outgoing,
      await dressResponse(response, { security: options.security, accepted, requestId }),
    );
  } catch (error) {
    if (refusal) return sendFailure(exchange, refusal.status, options);
    // A visitor who has gone cannot be answered, and it is nobody's failure.
    if (outgoing.destroyed || outgoing.closed) return;
    info.reportFailure(error);
    await sendFailure(exchange, 500, options);
  }
}
