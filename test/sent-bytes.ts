import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { compressWell } from "#server/http/compress.ts";

const hasSums = (path: string) => /\/(donate|impact|transparency-trust)$/.test(path);

/**
 * Thousands of bytes of an answer, head and all, as it is sent to a browser; each file is requested once. HTML is weighed
 * as the site compresses the pages that it renders in the background (page-cache.ts), because the site under test renders
 * none there. Pages with sums of the ledger are refreshed too often for that, and weighed as they are.
 */
export function bytesFrom(origin: string) {
  const known = new Map<string, Promise<number>>();
  const ask = (path: string, status: number) =>
    new Promise<number>((resolve, reject) => {
      get(origin + path, { headers: { "Accept-Encoding": "br" } }, (answer) => {
        if (answer.statusCode !== status) reject(new Error(`${path} answers ${answer.statusCode}`));
        // A line for each name and value, a status line before them.
        const head = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 17);
        const isPage = answer.headers["content-type"]?.startsWith("text/html") && !hasSums(path);
        buffer(answer)
          .then((body) => (isPage ? compressWell(brotliDecompressSync(body)) : body))
          .then((body) => resolve((head + body.length) / 1000), reject);
      }).on("error", reject);
    });
  return (path: string, status = 200): Promise<number> => {
    const bytes = known.get(path) ?? ask(path, status);
    known.set(path, bytes);
    return bytes;
  };
}
