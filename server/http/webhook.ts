import type { IncomingMessage, ServerResponse } from "node:http";
import type { WebhookAnswer } from "#domain/giving/create-giving.ts";
import type { Front } from "./front.ts";
import { describeError } from "./request-log.ts";

/** Takes a webhook's raw body and signature. */
export type TakeWebhook = (rawBody: string, signature: string | null) => Promise<WebhookAnswer>;

/** The payment provider posts its signed events there (operations: Addresses). */
export const webhookPath = "/webhooks/stripe";

// Stripe's events are some kilobytes; a recurring gift with everything expanded stays far below.
const mostBytes = 512 * 1024;
const longestMs = 20_000;

/**
 * Reads the body as it came, to the byte, because the signature covers it.
 *
 * @returns null when it is too large, too slow or was cut off
 */
async function readRawBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const late = setTimeout(() => request.destroy(), longestMs);
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > mostBytes) return null;
      chunks.push(chunk);
    }
  } catch {
    // Who cut the line off hears no answer; whoever sent a webhook sends it again.
    return null;
  } finally {
    clearTimeout(late);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** The answer to the payment provider. */
export async function answerWebhook(
  front: Front,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<void> {
  const { webhook, log } = front.given;
  const say = (status: number, note: string, headers = {}) =>
    front.sendShort(response, status, requestId, headers, note);
  const rawBody = await readRawBody(request);
  if (rawBody === null) return say(413, "refused", { Connection: "close" });
  const header = request.headers["stripe-signature"];
  try {
    const { status, note } = await webhook(rawBody, typeof header === "string" ? header : null);
    say(status, note);
  } catch (error) {
    // The provider tries again for days: nothing is lost by saying so.
    log("failure", { requestId, method: "POST", path: webhookPath, error: describeError(error) });
    say(503, "try again");
  }
}
