import type { IncomingMessage } from "node:http";

/** What the editor's server sends. */
export type Answer = {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  /** Besides those of every answer, or in their place. */
  readonly headers?: Readonly<Record<string, string>>;
};

export type Asked = { readonly request: IncomingMessage; readonly query: URLSearchParams };
export type Route = (asked: Asked) => Answer | Promise<Answer>;

export const json = (value: unknown, status = 200): Answer => ({
  status,
  type: "application/json",
  body: JSON.stringify(value),
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
