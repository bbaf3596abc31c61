import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The name and address of this machine, as its own browser asks for a tool on a port. */
const hostsOf = (port: number) => [`127.0.0.1:${port}`, `localhost:${port}`];

/** Whether a secret is the right one; takes as long whatever part of it is right. */
export function isToken(given: string | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Why a request to a tool that serves this machine alone comes from elsewhere: a page of another origin must
 * neither read nor write here, also not under a name of its own that it points at this machine (DNS
 * rebinding). Null when it does not.
 * @param port where the tool listens
 */
export function strangerOf(
  { headers, method = "GET" }: Pick<IncomingMessage, "headers" | "method">,
  port: number,
): string | null {
  const { host, origin } = headers;
  if (!hostsOf(port).includes(host ?? "")) return "another host";
  if (origin !== undefined && origin !== `http://${host}`) return "another origin";
  const site = headers["sec-fetch-site"];
  if (site === "cross-site" || (site === "same-site" && method !== "GET")) return "another site";
  return null;
}
