import type { IncomingMessage } from "node:http";
import { mostTextBytes, type FormType } from "./form-body.ts";
import type { BodyHead } from "./refused-form.ts";

export type BodyLimits = {
  /** Bytes of a request body on any path. */
  readonly maxBytes: number;
  /** Milliseconds until all of it must have arrived. */
  readonly maxMs: number;
  /** Paths where files are sent, and their own limits. */
  readonly upload?: {
    readonly paths: ReadonlySet<string>;
    readonly maxBytes: number;
    readonly maxMs: number;
  };
};

/** Why a request body was cut off, as the status to answer with. */
export class BodyRefused extends Error {
  override readonly name = "BodyRefused";
  readonly status: 408 | 413;

  constructor(status: 408 | 413) {
    super(status === 413 ? "the request body is too large" : "the request body came too slowly");
    this.status = status;
  }
}

/** The limits that hold on a path for a body of this type. */
export function limitsFor(
  path: string,
  type: FormType,
  limits: BodyLimits,
): { maxBytes: number; maxMs: number } {
  const { maxBytes, maxMs } = limits.upload?.paths.has(path) ? limits.upload : limits;
  // Files come in parts; what comes as fields is all text.
  return { maxBytes: type.kind === "fields" ? Math.min(maxBytes, mostTextBytes) : maxBytes, maxMs };
}

/** Whether the sender says beforehand that it is too much. */
export function isDeclaredTooLarge(request: IncomingMessage, maxBytes: number): boolean {
  return Number(request.headers["content-length"] ?? 0) > maxBytes;
}

export type LimitedBody = {
  readonly body: ReadableStream<Uint8Array>;
  /** Lets go of what waits for a body that nobody reads any more. */
  release(): void;
};

/**
 * A request body that fails with `BodyRefused` as soon as more bytes or fields came than allowed, or
 * when it is not complete in time. Its beginning goes into `head` as well.
 */
export function limitBody(
  body: ReadableStream<Uint8Array>,
  { maxBytes, maxMs }: { maxBytes: number; maxMs: number },
  head: BodyHead,
  onRefused: (refusal: BodyRefused) => void,
): LimitedBody {
  let received = 0;
  let timer: NodeJS.Timeout | undefined;
  const refuse = (status: 408 | 413, controller: TransformStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer);
    const refusal = new BodyRefused(status);
    onRefused(refusal);
    controller.error(refusal);
  };
  const limited = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start(controller) {
        timer = setTimeout(() => refuse(408, controller), maxMs).unref();
      },
      transform(chunk, controller) {
        received += chunk.byteLength;
        head.add(chunk);
        if (received > maxBytes || head.isTooMuch) refuse(413, controller);
        else controller.enqueue(chunk);
      },
      flush() {
        clearTimeout(timer);
      },
    }),
  );
  return { body: limited, release: () => clearTimeout(timer) };
}
