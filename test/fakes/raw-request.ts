import { request, type RequestOptions, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** Sends a request letter for letter, as `fetch` does not; a body of several parts goes without its length. */
export async function rawRequest(to: RequestOptions, ...parts: readonly (string | Buffer)[]) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    // A connection that was kept open may have been closed while a busy machine did something else.
    const out = request({ host: "127.0.0.1", agent: false, ...to }, resolve).on("error", reject);
    for (const part of parts.slice(0, -1)) out.write(part);
    out.end(parts.at(-1));
  });
  return { status: response.statusCode!, headers: response.headers, body: await buffer(response) };
}
