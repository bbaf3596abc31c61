import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { freePort } from "../processes/served-site.ts";

/** The same page as plain HTML: what is sent without any script, which no application can beat. */
function withoutScript(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "");
}

/**
 * Serves the script-free twin of a page of `origin`; everything it asks for comes from there, through here,
 * compressed alike.
 */
export async function serveTwin(origin: string, path: string) {
  const html = withoutScript(await (await fetch(origin + path)).text());
  const page = brotliCompressSync(html);
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
    const answer = await fetch(origin + request.url, {
      headers: { "accept-encoding": "identity" },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "application/octet-stream",
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": body.length,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
