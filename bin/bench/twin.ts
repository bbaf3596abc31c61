import { createServer } from "node:http";
import { compressQuickly, compressWell, worthCompressing } from "#server/http/compress.ts";
import { contentTypeOf } from "#server/http/content-type.ts";
import { freePort } from "../processes/served-site.ts";

/** The same page as plain HTML: what is sent without any script, which no application can beat. */
function withoutScript(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "");
}

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

async function copyOf(address: string): Promise<Answer> {
  const answer = await fetch(address, { headers: { "accept-encoding": "identity" } });
  const type = answer.headers.get("content-type") ?? "application/octet-stream";
  const body = Buffer.from(await answer.arrayBuffer());
  const { compressible } = contentTypeOf(new URL(address).pathname);
  if (!compressible || body.length < worthCompressing)
    return { status: answer.status, headers: { "content-type": type }, body };
  const headers = { "content-type": type, "content-encoding": "br" };
  return { status: answer.status, headers, body: await compressQuickly(body, "br", 11) };
}

/**
 * Serves the script-free twin of a page of `origin`; everything it asks for comes from there, through here,
 * compressed alike and, after the first visit, out of memory as it does there.
 */
export async function serveTwin(origin: string, path: string) {
  const sent = await fetch(origin + path);
  const html = Buffer.from(withoutScript(await sent.text()));
  const page = await compressWell(html);
  const copies = new Map<string, Promise<Answer>>();
  const port = await freePort();
  const server = createServer(async (request, response) => {
    if (request.url === path) {
      response.writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        "content-encoding": "br",
        "content-length": page.length,
      });
      response.end(page);
      return;
    }
    const { url = "" } = request;
    const copy = copies.get(url) ?? copyOf(origin + url);
    copies.set(url, copy);
    const { status, headers, body } = await copy;
    response.writeHead(status, {
      ...headers,
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": body.length,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
