import { admit } from "./admission.ts";
import { acceptsBrotli } from "./cached-response.ts";
import { encode, quickly } from "./compress.ts";
import { failurePage, failureStyles, type Failure } from "./failure-page.ts";
import type { AppRequest, AppResponse } from "./messages.ts";
import { isPersonalPage } from "./page-kinds.ts";
import type { RequestContext } from "./request-context.ts";
import { pageHeaders } from "./security-headers.ts";

/** Sends a response that is not cached, compressed as the client prefers. */
async function send(
  { incoming, outgoing, path }: RequestContext,
  { status, headers: own, body: plain }: Pick<AppResponse, "status" | "headers" | "body">,
): Promise<void> {
  const all = {
    // Seconds: short for a visitor who waits, long for a database that has to start again.
    ...(status === 503 && { "retry-after": "30" }),
    // RFC 9110, 15.5.6. Pages without a form take none.
    ...(status === 405 && { allow: "GET, HEAD" }),
    "cache-control": isPersonalPage(path) ? "no-store" : "private, no-cache",
    ...own,
  };
  const { body, headers } = await encode(plain, all, acceptsBrotli(incoming) ? quickly : null);
  if (outgoing.destroyed || outgoing.headersSent) return;
  outgoing.writeHead(status, { ...headers, "content-length": body.length });
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
}

/** Sends a page that does not need the application (failure-page.ts). */
export async function sendFailure(context: RequestContext, failure: Failure): Promise<void> {
  const { incoming, outgoing, path } = context;
  if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
  const html = failurePage(context, failure);
  // Browsers read the response only after they have sent all of a refused upload. The server's `requestTimeout` ends it.
  incoming.resume();
  await send(context, {
    status: failure === "busy" ? 503 : failure,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      ...(failure === 429 && { "retry-after": "30" }),
      ...pageHeaders(path, new URLSearchParams(), { styles: failureStyles }),
    },
    body: Buffer.from(html),
  });
}

/** React Router's response when even its error boundary has thrown, or an action: the page lacks the root's data. */
const isUnhandledError = ({ status, headers }: AppResponse, isRead: boolean) =>
  status === 500 && (!isRead || /^text\/plain\b/.test(headers["content-type"] ?? ""));

/** Sends the application's response, or a failure page where it has none. */
export async function sendResponse(context: RequestContext, response: AppResponse): Promise<void> {
  const { handler, incoming, requestId, loggedPath: path } = context;
  if (response.storageUnavailable) return sendFailure(context, 503);
  if (isUnhandledError(response, context.isRead)) return sendFailure(context, 500);
  if (response.status === 404)
    handler.options.log("not_found", { requestId, method: incoming.method ?? "GET", path });
  await send(context, response);
}

export async function respondFromApplication(
  context: RequestContext,
  changes: Partial<AppRequest> = {},
): Promise<void> {
  const { application } = context.handler.options;
  const request = context.toAppRequest(changes);
  const kind = context.isRead ? "read" : "post";
  const response = await admit(context.handler.queues[kind], () => application.answer(request));
  // A visitor who has left is not a failure.
  if (context.outgoing.destroyed) return;
  await (response ? sendResponse(context, response) : sendFailure(context, "busy"));
}
