import { createServer, get, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { pathIn, languages } from "#domain/language/language.ts";
import { listen } from "./listen.ts";

type Answer = { readonly status: number | undefined; readonly body: string };

/** Asks under the public name: whoever comes by another is led there. */
function ask(origin: string, path: string, host: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}${path}`, { headers: { Host: host }, agent: false }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (text: string) => (body += text));
      answer.once("end", () => resolve({ status: answer.statusCode, body }));
      answer.once("error", reject);
    });
    request.once("error", reject);
  });
}

/**
 * Asks a site for its health, and in each language for its first page and one that is drawn for each request.
 * @param origin where it listens
 * @param siteUrl its public address
 * @throws with one sentence when an answer is not the one it should be
 */
export async function checkSite(origin: string, siteUrl: string): Promise<void> {
  const { host } = new URL(siteUrl);
  const health = await ask(origin, "/healthz", host);
  if (health.status !== 200) throw new Error(`/healthz answers ${health.status}: ${health.body}`);
  for (const language of languages) {
    for (const path of [pathIn(language, "/"), pathIn(language, "/request-status")]) {
      const { status, body } = await ask(origin, path, host);
      if (status !== 200) throw new Error(`${path} answers ${status}`);
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
