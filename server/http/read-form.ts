import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import type { Reservation } from "./body-budget.ts";
import type { SentFile } from "./messages.ts";

export type FormLimits = {
  /** Bytes of the whole body. */
  readonly maxBytes: number;
  /** Milliseconds until all of it must have arrived. */
  readonly maxMs: number;
  /** Folder for the files of a form; null: files are discarded. */
  readonly folder: string | null;
};

/** Bytes of text in one form. Our longest, a story in four-byte characters, stays below. */
const maxTextBytes = 256 * 1024;
/** The form with the most questions has some thirty. */
const maxFields = 200;
/** One above what is accepted: busboy drops what exceeds its limits without an event. */
const busboyLimits = {
  fields: maxFields + 1,
  files: 20,
  parts: maxFields + 20,
  headerPairs: 10,
  fieldSize: maxTextBytes,
  fieldNameSize: 200,
};

/** @returns null for a body that is not a form, or whose `Content-Type` is malformed */
function createParser({ headers }: IncomingMessage) {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: busboyLimits });
  } catch {
    return null;
  }
}

/** Reads a form while it arrives: its text into memory, its files to disk, which disposing deletes. */
export async function readForm(
  incoming: IncomingMessage,
  limits: FormLimits,
  reservation: Reservation,
) {
  const fields: [string, string | SentFile][] = [];
  const paths: string[] = [];
  const writing: Promise<unknown>[] = [];
  // Destroying a stream after its end would leave its pipeline pending; a signal does not.
  const writeAbort = new AbortController();
  const outcome = Promise.withResolvers<408 | 413 | 503 | "broken" | null>();
  const onBroken = () => outcome.resolve("broken");
  const onEnd = () => outcome.resolve(null);
  let received = 0;
  let textBytes = 0;
  let hasFiles = false;

  // Takes one chunk of each body per turn of the event loop: libuv would read up to 32, and pages would wait.
  const meter = new Transform({
    transform(chunk: Buffer, _, next) {
      received += chunk.length;
      if (received > limits.maxBytes) outcome.resolve(413);
      else if (!reservation.take(chunk.length)) outcome.resolve(503);
      setImmediate(next, null, chunk);
    },
  });
  // Node emits `close` after a complete request too, while its last file is still being written.
  const onClose = () => incoming.complete || onBroken();

  const parser = createParser(incoming);
  const timer = setTimeout(() => outcome.resolve(408), limits.maxMs);
  incoming.once("close", onClose).pipe(meter);
  if (parser) {
    // Parts without a name are reported too, whatever busboy's types say.
    parser.on("field", (name: string | undefined, value = "", nameCut, valueCut) => {
      if (name === undefined) return;
      textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
      const isTooMuch = textBytes > maxTextBytes || fields.length >= maxFields;
      if (nameCut || valueCut || isTooMuch) outcome.resolve(413);
      else fields.push([name, value]);
    });
    parser.on("file", (name: string | undefined, file, fileName: string | undefined, _, type) => {
      hasFiles = true;
      // The stream of a part that ends too early emits an error of its own.
      file.on("error", onBroken);
      if (limits.folder === null || name === undefined || fileName === undefined)
        return void file.resume();
      if (!reservation.takeUpload()) return void outcome.resolve(503);
      const path = join(limits.folder, randomUUID());
      paths.push(path);
      const target = createWriteStream(path, { mode: 0o600 });
      const written = pipeline(file, target, { signal: writeAbort.signal });
      // Now, not when it is written: the order of the files is part of the message's idempotency key.
      fields.push([name, { path, fileName, type }]);
      // The disk is full, say: the sender may try again, with the words that the browser keeps.
      writing.push(written.catch(() => outcome.resolve(503)));
    });
    for (const limit of ["fieldsLimit", "filesLimit", "partsLimit"] as const)
      parser.once(limit, () => outcome.resolve(413));
    // A form has arrived when its files are on disk: one that could not be written is not left out in silence.
    parser.once("finish", () => void Promise.all(writing).then(onEnd)).on("error", onBroken);
    meter.pipe(parser);
  } else meter.once("end", onEnd).resume();

  const result = await outcome.promise;
  clearTimeout(timer);
  incoming.unpipe().off("close", onClose);
  if (result !== null) {
    // The rest of the body is discarded as it arrives.
    incoming.resume();
    writeAbort.abort();
  }
  await Promise.allSettled(writing);
  return {
    /** Null when the body was not a form, or malformed. */
    form: parser !== null && result !== "broken" ? fields : null,
    /** The status by which the body was cut off; null when all of it arrived. 503: the body budget is used up. */
    refused: result === "broken" ? null : result,
    /** All text fields had arrived: our forms send their files last. */
    isTextWhole: result === null || hasFiles,
    [Symbol.asyncDispose]: async () => {
      await Promise.all(paths.map((path) => rm(path, { force: true })));
    },
  };
}
