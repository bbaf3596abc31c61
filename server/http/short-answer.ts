import type { ServerResponse } from "node:http";
import { securityHeaders, type SecurityOptions } from "./security-headers.ts";

/** Sends a line of text, or nothing but headers. */
export type SendShort = (
  response: ServerResponse,
  status: number,
  requestId: string,
  headers: Record<string, string>,
  body?: string,
) => void;

/** Answers that are no pages, with the headers of every answer. */
export function createShortAnswers(security: SecurityOptions): SendShort {
  const always = Object.fromEntries(securityHeaders(security));
  return (response, status, requestId, headers, body = "") => {
    response.writeHead(status, {
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": Buffer.byteLength(body),
      ...always,
      ...headers,
      "X-Request-Id": requestId,
    });
    response.end(body);
  };
}

/**
 * The answer to a health check: 200 when the site can serve and keep, else 503.
 * @param health resolves when it can
 * @param longestMs a check that takes longer has failed
 */
export function createHealthAnswer(
  health: () => Promise<void>,
  sendShort: SendShort,
  longestMs = 2000,
): (response: ServerResponse, requestId: string, isReady?: boolean) => Promise<void> {
  return async (response, requestId, isReady = true) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const say = () => reject(new Error("the health check took too long"));
      timer = setTimeout(say, longestMs);
    });
    try {
      if (!isReady) throw new Error("the site is starting or stopping");
      await Promise.race([health(), late]);
      sendShort(response, 200, requestId, {}, "ok");
    } catch {
      sendShort(response, 503, requestId, {}, "unavailable");
    } finally {
      clearTimeout(timer);
    }
  };
}
