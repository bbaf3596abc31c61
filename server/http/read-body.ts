import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { PassThrough, Transform } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import type { AppRequest, SentFile } from "./messages.ts";
import type { RequestContext } from "./request-context.ts";

export type BodyLimits = {
  /** Bytes of the whole body. */
  readonly maxBytes: number;
  /** Milliseconds until all of it must have arrived. */
  readonly maxMs: number;
  /** Folder for the files of a form; null: files are discarded. */
  readonly folder: string | null;
};

/**
 * Bytes of text in one form. Our longest, a story in four-byte characters, stays below. A value that busboy cuts off, at
 * a megabyte, is above.
 */
const maxTextBytes = 256 * 1024;
/** The memory that a chunk takes at least, however small it is. */
const minChunkBytes = 256;
/** The form with the most questions has some thirty. */
const maxFields = 200;
const busboyLimits = { files: 20, parts: maxFields + 20, headerPairs: 10, fieldNameSize: 200 };

/** @returns null for a body that is not a form, or whose `Content-Type` is malformed */
function createParser({ headers }: IncomingMessage) {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: busboyLimits });
  } catch {
    return null;
  }
}

/**
 * Reads a body while it arrives: the text of a form into memory, its files to disk, which disposing deletes.
 * @param isForm false: the whole body is kept as `text`; true: a body that is no form is discarded
 */
export async function readBody(context: RequestContext, limits: BodyLimits, isForm = true) {
  const { incoming, handler, clientAddress } = context;
  const { "content-length": length = 0, "content-type": type = "" } = incoming.headers;
  const reservation = handler.bodyBudget.reserve(clientAddress);
  const fields: [string, string | SentFile][] = [];
  const writing: Promise<void>[] = [];
  const abort = new AbortController();
  const { signal } = abort;
  /** Ends all reading and writing. The first reason counts. */
  const cutOff = (reason: 408 | 413 | 503 | "broken") => abort.abort(reason);
  const onBroken = () => cutOff("broken");
  const isUpload = limits.folder !== null && type.toLowerCase().startsWith("multipart/");
  // First, as 503 asks to try again, which does not help with a body this large.
  if (!isUpload && Number(length) > limits.maxBytes) cutOff(413);
  else if (!isUpload && !reservation.hasRoom("bytes", Number(length))) cutOff(503);
  let received = 0;
  let textBytes = 0;
  let hasFiles = false;
  let unparsed: string | null = null;

  // One chunk of each body per turn of the event loop: libuv would read up to 32, and pages would wait. Small ones are
  // counted at once: up to 65,536 of them would wait here uncounted.
  const meter = new Transform({
    transform(chunk: Buffer, _, next) {
      received += chunk.length;
      if (received > limits.maxBytes) cutOff(413);
      else if (!reservation.take("bytes", Math.max(chunk.length, minChunkBytes))) cutOff(503);
      if (chunk.length < minChunkBytes) next(null, chunk);
      else setImmediate(next, null, chunk);
    },
  });
  const parser = isForm ? createParser(incoming) : null;
  if (parser) {
    // Parts without a name are reported too, whatever busboy's types say.
    parser.on("field", (name: string | undefined, value, isNameCut) => {
      if (name === undefined) return;
      textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
      const isTooMuch = textBytes > maxTextBytes || fields.length >= maxFields;
      if (isNameCut || isTooMuch) cutOff(413);
      else fields.push([name, value]);
    });
    parser.on("file", (name: string | undefined, file, fileName: string | undefined, _, type) => {
      hasFiles = true;
      // The stream of a part that ends too early emits an error of its own.
      file.on("error", onBroken);
      if (limits.folder === null || name === undefined || fileName === undefined)
        return void file.resume();
      if (!reservation.take("uploads", 1)) return cutOff(503);
      const path = join(limits.folder, randomUUID());
      // Now, not when it is written: the order of the files is part of the message's idempotency key.
      fields.push([name, { path, fileName, type }]);
      const target = createWriteStream(path, { mode: 0o600 });
      // The disk is full, say: the sender may try again, with all words. Before the pipeline, which ends `file` as broken.
      target.once("error", () => cutOff(503));
      writing.push(pipeline(file, target, { signal }).catch(onBroken));
    });
    parser.once("filesLimit", () => cutOff(413)).once("partsLimit", () => cutOff(413));
  }
  using _limit = setTimeout(cutOff, limits.maxMs, 408);
  incoming.once("error", onBroken).pipe(meter);
  const keepText = async (body: AsyncIterable<Buffer>) => void (unparsed = await text(body));
  const sink = isForm ? (parser ?? new PassThrough().resume()) : keepText;
  await pipeline(meter, sink, { signal }).catch(onBroken);
  // A form has arrived when its files are on disk: one that could not be written is not left out in silence.
  await Promise.all(writing);
  // The rest of a body that was cut off is discarded as it arrives.
  incoming.unpipe().resume();
  const reason = signal.reason as AppRequest["refused"] | "broken";
  // A file that could not be written is not there, and the page of a refused form needs none.
  const sent = reason ? fields.filter(([, value]) => typeof value === "string") : fields;
  return {
    /** Null when the body was not a form, or malformed. */
    form: parser && reason !== "broken" ? sent : null,
    /** Unless `isForm`, the whole body: the signature of a webhook covers its bytes. Null: it was cut off. */
    text: reason ? null : unparsed,
    /** The status by which the body was cut off. 503: the body budget is used up, or the disk is full. */
    refused: reason === "broken" ? undefined : reason,
    /** True when all text fields of a body that was cut off had arrived: our forms send their files last. */
    isTextWhole: hasFiles,
    [Symbol.asyncDispose]: async () => {
      reservation[Symbol.dispose]();
      for (const [, value] of fields)
        if (typeof value !== "string") await rm(value.path, { force: true });
    },
  };
}
