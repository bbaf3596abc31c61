import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { compressWell } from "#server/http/compress.ts";

const hasSums = (path: string) => /\/(donate|impact|transparency-trust)$/.test(path);

/** Thousands of bytes of an answer, head and all, as it is sent to a browser; each path is requested once. */
function bytesFrom(origin: string, isWell: boolean) {
  const known = new Map<string, Promise<number>>();
  const ask = (path: string, status: number) =>
    new Promise<number>((resolve, reject) => {
      get(origin + path, { headers: { "Accept-Encoding": "br" } }, (answer) => {
        if (answer.statusCode !== status) reject(new Error(`${path} answers ${answer.statusCode}`));
        // A line for each name and value, a status line before them.
        const head = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 17);
        const isPage = answer.headers["content-type"]?.startsWith("text/html") && !hasSums(path);
        buffer(answer)
          .then((body) => (isPage && isWell ? compressWell(brotliDecompressSync(body)) : body))
          .then((body) => resolve((head + body.length) / 1000), reject);
      }).on("error", reject);
    });
  return (path: string, status: number): Promise<number> => {
    const bytes = known.get(path) ?? ask(path, status);
    known.set(path, bytes);
    return bytes;
  };
}

/**
 * Weighs pages with their files, in kB. The site under test compresses a page quickly, as when it is first requested. Only a
 * page that is over its limit so is weighed as the site compresses the pages that it renders in the background
 * (page-cache.ts), which takes 0.2 s of processor; pages with sums of the ledger are refreshed too often for that.
 */
export function scalesAt(origin: string) {
  const [quick, well] = [bytesFrom(origin, false), bytesFrom(origin, true)];
  return async (limit: number, page: string, files: readonly string[], status = 200) => {
    const weigh = async (bytes: typeof quick) => {
      const all = await Promise.all([
        bytes(page, status),
        ...files.map((file) => bytes(file, 200)),
      ]);
      return all.reduce((sum, one) => sum + one, 0);
    };
    const most = await weigh(quick);
    return most <= limit ? most : weigh(well);
  };
}
