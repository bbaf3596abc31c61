import type { IncomingMessage } from "node:http";
import type { Language } from "#domain/language/language.ts";

/** The editor's answer. */
export type Answer = {
  readonly sent: {
    readonly status: number;
    readonly type: string;
    readonly body: string | Buffer;
    /** In the place of those of every answer. */
    readonly headers?: Readonly<Record<string, string>>;
  };
};

/** A request, as staff's place hands it on. */
export type Asked = {
  readonly request: IncomingMessage;
  readonly query: URLSearchParams;
  readonly language: Language;
};
export type Route = (asked: Asked) => Answer | Promise<Answer>;

export const json = (value: unknown, status = 200): Answer => ({
  sent: { status, type: "application/json", body: JSON.stringify(value) },
});
export const notFound = (): Answer => json({ problem: "not found" }, 404);

/** More was sent than may be. */
export class TooLarge extends Error {}

/**
 * All that a request sends.
 * @param largest in bytes
 * @throws TooLarge
 */
export async function bodyOf(request: IncomingMessage, largest: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
