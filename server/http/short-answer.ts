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

export type HealthOptions = {
  /** Resolves when the site can serve and keep. */
  readonly health: () => Promise<void>;
  /** A check that takes longer has failed. Milliseconds; default 2000. */
  readonly healthMs?: number;
  /** The commit of what is served, told behind the word; null: unknown. */
  readonly commit?: string | null;
};

/** The answer to a health check: 200 when the site can serve and keep, else 503. */
export function createHealthAnswer(
  { health, healthMs = 2000, commit = null }: HealthOptions,
  sendShort: SendShort,
): (response: ServerResponse, requestId: string, isReady?: boolean) => Promise<void> {
  return async (response, requestId, isReady = true) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const say = () => reject(new Error("the health check took too long"));
      timer = setTimeout(say, healthMs);
    });
    try {
      if (!isReady) throw new Error("the site is starting or stopping");
      await Promise.race([health(), late]);
      sendShort(response, 200, requestId, {}, commit === null ? "ok" : `ok ${commit}`);
    } catch {
      sendShort(response, 503, requestId, {}, "unavailable");
    } finally {
      clearTimeout(timer);
    }
  };
}
