import type { Answer, Asked } from "./asked.ts";
import { TooBusy } from "./admission.ts";
import { compressQuickly, worthCompressing } from "./compress.ts";
import { isCompressibleType } from "./content-type.ts";
import { acceptedEncodings } from "./entry.ts";
import type { Exchange } from "./exchange.ts";
import { failurePage, failureStyles, type Failure } from "./failure-page.ts";
import { sentHeaders } from "./kept-pages.ts";
import { inVersion } from "./light.ts";
import { isPersonalPage } from "./page-kinds.ts";
import { describeError } from "./request-log.ts";
import { pageHeaders } from "./security-headers.ts";

/** Sends an answer that is one visitor's, compressed in the way the client likes best. */
async function send(
  { front, incoming, outgoing, path, requestId }: Exchange,
  { status, headers: given, body: plain }: Pick<Answer, "status" | "headers" | "body">,
): Promise<void> {
  const caching = isPersonalPage(path) ? "no-store" : "private, no-cache";
  const headers: Record<string, string | number> = {
    // Soon enough for a visitor who waits, seldom enough for a database that has to come up again.
    ...(status === 503 && { "retry-after": "30" }),
    ...sentHeaders(given, caching, front.site.protocol === "https:"),
    "x-request-id": requestId,
  };
  let body = plain;
  if (isCompressibleType(given["content-type"] ?? null)) {
    headers["vary"] = "Accept-Encoding";
    const [best] = acceptedEncodings(incoming.headers["accept-encoding"] as string | undefined);
    if (best && best !== "identity" && body.length >= worthCompressing) {
      body = await compressQuickly(body, best);
      headers["content-encoding"] = best;
    }
  }
  if (outgoing.destroyed || outgoing.headersSent) return;
  const isBare = status === 204 || status === 304;
  if (!isBare) headers["content-length"] = body.length;
  outgoing.writeHead(status, headers);
  outgoing.end(isBare || incoming.method === "HEAD" ? undefined : body);
}

/** A sender who is told why nothing more is read gets time to read it: a browser does so when all is sent. */
const drainMs = 60_000;

/** Sends one of the last pages, which no application draws. */
export async function sendFailure(exchange: Exchange, failure: Failure): Promise<void> {
  const { front, incoming, outgoing, path, requestId } = exchange;
  if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
  const asked = { path, address: incoming.url ?? path };
  const html = failurePage(asked, failure, requestId, front.facts.giveElsewhere);
  if (!incoming.complete) {
    outgoing.shouldKeepAlive = false;
    const timer = setTimeout(() => incoming.destroy(), drainMs).unref();
    incoming.once("close", () => clearTimeout(timer)).resume();
  }
  await send(exchange, {
    status: failure === "busy" ? 503 : failure,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      ...pageHeaders(path, new URLSearchParams(), { styles: failureStyles }, {}),
    },
    body: Buffer.from(html),
  });
}

/** React Router's answer when even its error view could not be drawn. */
const isLastResort = ({ status, headers }: Answer) =>
  status === 500 && /^text\/plain\b/.test(headers["content-type"] ?? "");

/** Sends the application's answer, or one of the last pages where it could not answer. */
export async function sendAnswer(exchange: Exchange, answer: Answer): Promise<void> {
  const { front, incoming, requestId, loggedPath: path } = exchange;
  if (answer.storageAway) return sendFailure(exchange, 503);
  if (isLastResort(answer)) return sendFailure(exchange, 500);
  if (answer.status === 404)
    front.given.log("not_found", { requestId, method: incoming.method ?? "GET", path });
  await send(exchange, answer);
}

/** Asks the application and sends what it answers; whatever goes wrong, something is sent. */
export async function answerFromApplication(
  exchange: Exchange,
  origin: string,
  more: Partial<Asked> = {},
): Promise<void> {
  const { front, outgoing, requestId, loggedPath: path } = exchange;
  const asked = exchange.asked(origin, more);
  const kind = exchange.isRead ? "read" : "post";
  try {
    const answer = await front.admission.run(kind, () => front.given.application.answer(asked));
    // A visitor who has gone cannot be answered, and it is nobody's failure.
    if (!outgoing.destroyed) await sendAnswer(exchange, inVersion(answer, exchange.isLight));
  } catch (error) {
    if (error instanceof TooBusy) return sendFailure(exchange, "busy");
    const { method } = asked;
    front.given.log("failure", { requestId, method, path, error: describeError(error) });
    await sendFailure(exchange, 500);
  }
}
