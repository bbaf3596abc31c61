import type { ServerResponse } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { acceptsBrotli } from "#server/http/cached-response.ts";
import { isCompressibleType } from "#server/http/compress.ts";
import { everyResponse, type SentHeaders } from "#server/http/security-headers.ts";
import { renderDesk } from "./parts/frame.tsx";
import type { Answer, Visit } from "./visit/visit.ts";

const directives = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "font-src": "'self'",
  "img-src": "'self'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
  "base-uri": "'none'",
};
const policy = (own: Readonly<Record<string, string>> = {}) =>
  Object.entries({ ...directives, ...own })
    .map((directive) => directive.join(" "))
    .join("; ");

/** Headers of every response. @param origins under which the staff pages are served */
export const headersOf = (origins: readonly string[]) => ({
  ...everyResponse(origins[0]?.startsWith("https:") ?? false),
  "cache-control": "no-store",
  "content-security-policy": policy(),
  "cross-origin-resource-policy": "same-origin",
  // `Origin` must be sent with forms (auth/origin.ts), and other sites get no referrer.
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
});

type Body = Uint8Array | string;

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Ends a response, with a text compressed. No other site can have a browser send the cookie of staff, so none learns
 * anything from the length of a compressed page (BREACH).
 */
export function end(response: ServerResponse, status: number, headers: SentHeaders, body: Body) {
  const zips = acceptsBrotli(response.req) && isCompressibleType(headers["content-type"]);
  const encoding = zips && { "content-encoding": "br" };
  const own = { "content-type": "text/plain", vary: "accept-encoding", ...encoding };
  response.writeHead(status, { ...own, ...headers });
  response.end(zips ? brotliCompressSync(body, quickly) : body);
}

export function send(
  response: ServerResponse,
  answer: Answer,
  visit: Visit,
  address: URL,
  headers: ReturnType<typeof headersOf>,
): void {
  const { say } = visit;
  const cookies = answer && "cookies" in answer ? answer.cookies : undefined;
  if (cookies) response.setHeader("set-cookie", [...cookies]);
  if (answer && "to" in answer) {
    const [path = "/", query = ""] = answer.to.split("?");
    const to = new URLSearchParams(query);
    if (answer.done) to.set("done", answer.done);
    const search = to.toString();
    response.writeHead(303, { ...headers, location: path + (search && `?${search}`) }).end();
    return;
  }
  if (answer && "file" in answer) {
    const { file, type, name, status = 200, policy: ownPolicy, cache } = answer;
    const own = {
      "content-type": type,
      ...(name && { "content-disposition": `attachment; filename="${name}"` }),
      ...(ownPolicy && { "content-security-policy": ownPolicy }),
      ...(cache && { "cache-control": cache }),
    };
    return end(response, status, { ...headers, ...own }, file);
  }
  const page = answer ?? { title: say("not_found"), body: say("not_found_text"), status: 404 };
  const done = visit.query.get("done");
  // Without values from the query, where a link elsewhere could put words of its own.
  const notice = done && say.has(`done_${done}`) ? say(`done_${done}`) : null;
  const html = renderDesk({ page, visit, address, notice });
  const type = { "content-type": "text/html; charset=utf-8" };
  const own = {
    "content-security-policy": policy(page.allows),
    // The browser's "Back" to the answer of a form, which it must not ask for again, needs its copy.
    ...(!visit.client.isReading && { "cache-control": "private, no-cache" }),
    ...(!visit.user && { "clear-site-data": '"cache"' }),
  };
  end(response, page.status ?? 200, { ...headers, ...type, ...own }, html);
}
