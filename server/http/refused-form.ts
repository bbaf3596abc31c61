import type { IncomingMessage } from "node:http";
import { FormCount, mostTextBytes, type FormType } from "./form-body.ts";

/** So much of a form is kept while it arrives; its text comes before its pictures. */
const keptBytes = mostTextBytes;

/** The beginning of a body that is arriving, and whether it has more fields than any form of ours. */
export class BodyHead {
  readonly #chunks: Uint8Array[] = [];
  readonly #count: FormCount;
  #size = 0;

  constructor(type: FormType) {
    this.#count = new FormCount(type);
  }

  /** Then nothing of it is worth reading, nor safe to read. */
  get isTooMuch(): boolean {
    return this.#count.isTooMuch;
  }

  get isFull(): boolean {
    return this.#size >= keptBytes;
  }

  add(chunk: Uint8Array): void {
    this.#count.add(chunk);
    if (this.isFull) return;
    const kept = chunk.subarray(0, keptBytes - this.#size);
    // A copy: a part would hold the whole chunk in memory.
    this.#chunks.push(new Uint8Array(kept));
    this.#size += kept.byteLength;
  }

  bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}

/** Lets the beginning of a body arrive that is not going to be read further; gives up after `maxMs`. */
export function readHead(
  incoming: IncomingMessage,
  type: FormType,
  maxMs: number,
): Promise<BodyHead> {
  const head = new BodyHead(type);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      incoming.off("data", take).off("end", done).off("close", done).pause();
      resolve(head);
    };
    const take = (chunk: Buffer) => {
      head.add(chunk);
      if (head.isFull || head.isTooMuch) done();
    };
    const timer = setTimeout(done, maxMs);
    incoming.on("data", take).once("end", done).once("close", done);
  });
}

/**
 * A form that was cut off, as one that can be read: what had arrived of its text, and files only when
 * they had arrived whole. Null when it is no form, or nothing of it can be read.
 */
export function mendForm(type: FormType, head: Buffer): Buffer | null {
  if (type.kind === "fields") {
    // Half of an encoded sign would be read as the sign «%».
    return Buffer.from(head.toString("latin1").replace(/%[0-9a-f]?$/i, ""), "latin1");
  }
  return type.kind === "parts" ? mendMultipart(type.delimiter, head) : null;
}

function mendMultipart(delimiter: string, head: Buffer): Buffer | null {
  const last = head.lastIndexOf(`${delimiter}\r\n`);
  if (last < 0) return null;
  const part = head.subarray(last);
  const headersEnd = part.indexOf("\r\n\r\n");
  const isText = headersEnd >= 0 && !/\bfilename/i.test(part.toString("latin1", 0, headersEnd));
  // What has begun of the next delimiter is no part of the text.
  const whole = isText ? withoutTail(head, `\r\n${delimiter}\r`) : head.subarray(0, last);
  const isEmpty = whole.length === 0;
  if (isEmpty) return null;
  return Buffer.concat([whole, Buffer.from(`${isText ? "\r\n" : ""}${delimiter}--\r\n`)]);
}

function withoutTail(head: Buffer, next: string): Buffer {
  for (let length = next.length; length > 0; length -= 1) {
    if (head.subarray(-length).equals(Buffer.from(next.slice(0, length)))) {
      return head.subarray(0, head.length - length);
    }
  }
  return head;
}
