import type { IncomingMessage } from "node:http";

/** So much of a form is kept while it arrives; its text, which comes before its pictures, is less. */
const keptBytes = 256 * 1024;

/** The beginning of a body that is arriving. */
export class BodyHead {
  readonly #chunks: Uint8Array[] = [];
  #size = 0;

  get isFull(): boolean {
    return this.#size >= keptBytes;
  }

  add(chunk: Uint8Array): void {
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
export function readHead(incoming: IncomingMessage, maxMs: number): Promise<BodyHead> {
  const head = new BodyHead();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      incoming.off("data", take).off("end", done).off("close", done).pause();
      resolve(head);
    };
    const take = (chunk: Buffer) => {
      head.add(chunk);
      if (head.isFull) done();
    };
    const timer = setTimeout(done, maxMs);
    incoming.on("data", take).once("end", done).once("close", done);
  });
}

/**
 * A form that was cut off, as one that can be read: what had arrived of its text, and files only when
 * they had arrived whole. Null when it is no form, or nothing of it can be read.
 */
export function mendForm(contentType: string, head: Buffer): Buffer | null {
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) {
    // Half of an encoded sign would be read as the sign «%».
    return Buffer.from(head.toString("latin1").replace(/%[0-9a-f]?$/i, ""), "latin1");
  }
  const boundary = /^multipart\/form-data\b.*\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType);
  const name = boundary?.[1] ?? boundary?.[2];
  return name === undefined ? null : mendMultipart(`--${name}`, head);
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
