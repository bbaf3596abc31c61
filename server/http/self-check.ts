import { createServer, get, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { wholeLanguages, pathIn } from "#domain/language/language.ts";
import { listen } from "./listen.ts";

type Answer = {
  readonly status: number | undefined;
  /** Where it leads; none when it leads nowhere. */
  readonly location: string | undefined;
  readonly body: string;
};

/** Pages are led to the public name when they are asked for by another. */
function ask(origin: string, path: string, host: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}${path}`, { headers: { Host: host }, agent: false }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (text: string) => (body += text));
      const { statusCode: status, headers } = answer;
      answer.once("end", () => resolve({ status, location: headers.location, body }));
      answer.once("error", reject);
    });
    request.once("error", reject);
  });
}

/**
 * Asks a site for its health, and in each language for a page as it was built and as it is rendered on
 * request.
 * @param origin where it listens
 * @param siteUrl its public address
 * @param pagesAt where pages as they were built lie, when they do not lie here; `/` and `/es` lead there
 * @throws with one sentence when an answer is not the one it should be
 */
export async function checkSite(
  origin: string,
  siteUrl: string,
  pagesAt: string | null,
): Promise<void> {
  const { host } = new URL(siteUrl);
  const health = await ask(origin, "/healthz", host);
  if (health.status !== 200) throw new Error(`/healthz answers ${health.status}: ${health.body}`);
  for (const language of wholeLanguages) {
    const home = pathIn(language, "/");
    for (const path of [home, `${home}?live=1`]) {
      const { status, location, body } = await ask(origin, path, host);
      if (pagesAt !== null && path === home && status === 302) {
        if (location !== pagesAt + home) throw new Error(`${path} leads to ${location}`);
        continue;
      }
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
  pagesAt: string | null,
): Promise<void> {
  const server = createServer(listener);
  await listen(server, 0, "127.0.0.1", true);
  const { port } = server.address() as AddressInfo;
  try {
    await checkSite(`http://127.0.0.1:${port}`, siteUrl, pagesAt);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
