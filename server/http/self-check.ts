import { once } from "node:events";
import { createServer, get, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pathIn, languages } from "#domain/language/language.ts";
import { listen } from "./listen.ts";

/**
 * Asks a site for its health, and in each language for its first page and one that is drawn for each request.
 * @param origin where it listens
 * @param siteUrl its public address
 * @throws with one sentence when an answer is not the one it should be
 */
export async function checkSite(origin: string, siteUrl: string): Promise<void> {
  // Under the public name: whoever comes by another is led there. `fetch` would put in its own `Host`.
  const how = { headers: { Host: new URL(siteUrl).host }, agent: false };
  const ask = async (path: string) => {
    const [answer] = (await once(get(origin + path, how), "response")) as [IncomingMessage];
    const body = await text(answer);
    if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}: ${body}`);
    return body;
  };
  await ask("/healthz");
  for (const language of languages) {
    for (const path of [pathIn(language, "/"), pathIn(language, "/request-status")]) {
      const body = await ask(path);
      if (!body.includes(`<html lang="${language}"`) || !body.includes("</html>"))
        throw new Error(`${path} is no whole page in the language "${language}"`);
    }
  }
}

/** The same with a site that does not listen yet, on a port that only this machine reaches. */
export async function checkBeforeOpening(
  listener: RequestListener,
  siteUrl: string,
): Promise<void> {
  const server = createServer(listener);
  await listen(server, { port: 0, host: "127.0.0.1" });
  const { port } = server.address() as AddressInfo;
  try {
    await checkSite(`http://127.0.0.1:${port}`, siteUrl);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
