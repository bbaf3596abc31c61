import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer, Asked } from "./asked.ts";
import { TooBusy } from "./admission.ts";
import { inlineHashes, inlineHeader } from "./csp.ts";
import type { Front } from "./front.ts";
import { failurePage, failureStyles, type Failure } from "./failure-page.ts";
import { staysLight, withLightLinks } from "./light.ts";
import { sendLive } from "./live-response.ts";
import { readForm, type FormRead } from "./read-form.ts";
import { describeError } from "./request-log.ts";
import { isFromElsewhere, requestOrigin } from "./request-origin.ts";
import { securityAt } from "./security-headers.ts";

/** A request under way and what is known of it. */
export type Exchange = {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  readonly isLight: boolean;
  readonly requestId: string;
  readonly clientAddress: string;
};

/** Headers that no loader may see: the front has judged them, or they tell of a body that is read already. */
const ownHeaders = /^(origin|host|content-.*|transfer-encoding|connection|expect|x-forwarded-.*)$/;

/** The request as the application takes it. */
export function askedOf(exchange: Exchange, origin: string, more: Partial<Asked> = {}): Asked {
  const { incoming, path, query, isLight, requestId, clientAddress } = exchange;
  const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || ownHeaders.test(name) ? [] : [[name, String(value)]],
  );
  return {
    method: incoming.method === "POST" ? "POST" : "GET",
    url: origin + path + query,
    headers,
    form: null,
    requestId,
    clientAddress,
    light: isLight,
    forEverybody: false,
    ...more,
  };
}

/** A page of the light version leads on to light pages; so does what a form answers. */
export function inVersion(answer: Answer, isLight: boolean): Answer {
  if (!isLight) return answer;
  const headers = answer.headers.map(([name, value]): [string, string] => [
    name,
    name.toLowerCase() === "location" ? staysLight(value) : value,
  ]);
  const isPage = headers.some(
    ([name, value]) => /^content-type$/i.test(name) && value.startsWith("text/html"),
  );
  if (!isPage) return { ...answer, headers };
  const html = withLightLinks(Buffer.from(answer.body).toString("utf8"));
  return { ...answer, headers, body: Buffer.from(html) };
}

/** A sender who is told why nothing more is read gets time to read it: a browser does so when all is sent. */
const drainMs = 60_000;

/** Sends one of the last pages, which no application draws. */
export async function sendFailure(
  exchange: Exchange,
  failure: Failure,
  front: Front,
): Promise<void> {
  const { incoming, outgoing, path, requestId } = exchange;
  if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
  const address = incoming.url ?? path;
  const elsewhere = front.facts.giveElsewhere;
  const html = failurePage({ path, address }, failure, requestId, elsewhere);
  const isLate = !incoming.complete;
  if (isLate) {
    outgoing.shouldKeepAlive = false;
    const timer = setTimeout(() => incoming.destroy(), drainMs).unref();
    incoming.once("close", () => clearTimeout(timer)).resume();
  }
  await sendLive(
    outgoing,
    {
      status: failure === "busy" ? 503 : failure,
      headers: [
        ["Content-Type", "text/html; charset=utf-8"],
        ["Cache-Control", "no-store"],
        [inlineHeader, inlineHashes({ styles: failureStyles })],
      ],
      body: Buffer.from(html),
    },
    { ...exchange, security: front.security, accepts: undefined },
  );
}

/** React Router's answer when even its error view could not be drawn. */
const isLastResort = ({ status, headers }: Answer) =>
  status === 500 &&
  headers.some(([name, value]) => /^content-type$/i.test(name) && /^text\/plain\b/.test(value));

/** Sends what the application answered, or one of the last pages where it could not. */
export async function sendAnswer(exchange: Exchange, given: Answer, front: Front): Promise<void> {
  const { incoming, outgoing, path, query, requestId } = exchange;
  if (given.storageAway) return sendFailure(exchange, 503, front);
  if (isLastResort(given)) return sendFailure(exchange, 500, front);
  if (given.status === 404) {
    const notFound = front.known.withoutSecrets(path);
    front.given.log("not_found", { requestId, method: incoming.method ?? "GET", path: notFound });
  }
  const security = securityAt(path + query, front.security);
  const accepts = incoming.headers["accept-encoding"] as string | undefined;
  await sendLive(outgoing, given, { path, security, accepts, requestId });
}

/** Asks the application and sends what it answers; whatever goes wrong, something is sent. */
export async function answerFromApplication(
  exchange: Exchange,
  asked: Asked,
  front: Front,
): Promise<void> {
  const { outgoing, path, requestId } = exchange;
  try {
    const kind = asked.method === "POST" ? "post" : "read";
    const answer = await front.admission.run(kind, () => front.given.application.answer(asked));
    // A visitor who has gone cannot be answered, and it is nobody's failure.
    if (!outgoing.destroyed) await sendAnswer(exchange, inVersion(answer, exchange.isLight), front);
  } catch (error) {
    if (error instanceof TooBusy) return sendFailure(exchange, "busy", front);
    const fields = { requestId, method: asked.method, path: front.known.withoutSecrets(path) };
    front.given.log("failure", { ...fields, error: describeError(error) });
    await sendFailure(exchange, 500, front);
  }
}

/** Lets a form arrive and hands it to the application. */
export async function answerPost(exchange: Exchange, origin: URL, front: Front): Promise<void> {
  const { incoming, path, clientAddress } = exchange;
  const limits = front.given.formLimits(path);
  const declared = Number(incoming.headers["content-length"] ?? 0);
  const isUpload =
    limits.folder !== null &&
    (incoming.headers["content-type"] ?? "").toLowerCase().startsWith("multipart/");
  // Before the budget, which would tell the sender to come back later.
  if (declared > limits.maxBytes && !isUpload) return sendFailure(exchange, 413, front);
  const place = front.budget.open(clientAddress, isUpload ? 0 : declared, isUpload);
  if (!place) return sendFailure(exchange, "busy", front);
  try {
    const read = await readForm(incoming, limits, place);
    try {
      if (exchange.outgoing.destroyed) return;
      await answerForm(exchange, origin, read, front);
    } finally {
      await read.dispose();
    }
  } finally {
    place.leave();
  }
}

async function answerForm(
  exchange: Exchange,
  origin: URL,
  read: FormRead,
  front: Front,
): Promise<void> {
  const { form, refused, isTextWhole } = read;
  if (refused === 503) return sendFailure(exchange, "busy", front);
  if (refused && !isTextWhole) return sendFailure(exchange, refused, front);
  const more = { form, ...(refused && { refused }) };
  await answerFromApplication(exchange, askedOf(exchange, origin.origin, more), front);
}

/**
 * The origin that a visitor's browser believes to be at, for a request that may be answered.
 * @returns the failure to answer with where there is none
 */
export function originOf(
  incoming: IncomingMessage,
  { given: { siteUrl, trustProxy } }: Front,
): URL | 400 | 403 {
  const origin = requestOrigin(incoming.headers, siteUrl, trustProxy);
  if (!origin) return 400;
  return isFromElsewhere(incoming, origin) ? 403 : origin;
}
