import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { pathIn, languages } from "#domain/language/language.ts";

/**
 * Requests the health check, and in each language the home page and a page that is rendered for each request, of a site
 * that does not listen yet: on a temporary port of the loopback interface.
 * @param pages paths that are requested as well
 * @throws Error with one sentence about the first response that is not as it should be
 */
export async function checkBeforeOpening(
  listener: RequestListener,
  pages: readonly string[] = [],
): Promise<void> {
  await using server = createServer(listener);
  await once(server.listen({ port: 0, host: "127.0.0.1" }), "listening");
  const { port } = server.address() as AddressInfo;
  const first = languages.flatMap((one) => [pathIn(one, "/"), pathIn(one, "/donate/receipt")]);
  for (const path of ["/healthz", ...first, ...pages]) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
    const body = await answer.text();
    if (answer.status !== 200)
      throw new Error(`${path} answers ${answer.status}: ${body.slice(0, 200)}`);
  }
}
