import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import type { SentFile, SentForm } from "./asked.ts";
import type { Place } from "./body-budget.ts";

export type FormLimits = {
  /** Bytes of the whole body. */
  readonly maxBytes: number;
  /** Milliseconds until all of it must have arrived. */
  readonly maxMs: number;
  /** Folder for the files of a form; null: files are let past and thrown away. */
  readonly folder: string | null;
  /** Bytes of one file; what is longer is cut there, so that it is seen to be too large. */
  readonly maxFileBytes: number;
};

export type FormRead = {
  /** Null when the body was no form, or none that could be read. */
  readonly form: SentForm | null;
  /** Why the body was cut off; null when all of it arrived. 503: there is no room for it now. */
  readonly refused: 408 | 413 | 503 | null;
  /** All text had arrived: our forms send their files last. */
  readonly isTextWhole: boolean;
  /** Throws the files away. */
  dispose(): Promise<void>;
};

/** Bytes of text in one form. Our longest, a story in letters of four bytes, stays below. */
const mostTextBytes = 256 * 1024;
/** The form with the most questions has some thirty. */
const mostFields = 200;
/** One above what is taken, for busboy drops what is above its limits in silence. */
const most = { fields: mostFields + 1, files: 20, parts: mostFields + 20, headerPairs: 10 };

function parserOf({ headers }: IncomingMessage, { maxFileBytes }: FormLimits) {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: { ...most, fieldSize: mostTextBytes, fieldNameSize: 200, fileSize: maxFileBytes },
    });
  } catch {
    // No form, or a type that is written oddly.
    return null;
  }
}

/** One form while it arrives. */
class ArrivingForm {
  readonly #limits: FormLimits;
  readonly #place: Place;
  readonly #fields: [string, string | SentFile][] = [];
  readonly #writing: Promise<unknown>[] = [];
  readonly #paths: string[] = [];
  /** Stops writing files. Destroying a stream that has been told its end would leave its pipeline pending. */
  readonly #cut = new AbortController();
  readonly #done = Promise.withResolvers<FormRead["refused"] | "broken">();
  #textBytes = 0;
  #hasFiles = false;

  constructor(limits: FormLimits, place: Place) {
    this.#limits = limits;
    this.#place = place;
  }

  #addText(name: string | undefined, value: string | undefined): void {
    // Busboy tells of parts without a name too, whatever its types say.
    if (name === undefined || value === undefined) return;
    const bytes = Buffer.byteLength(name) + Buffer.byteLength(value);
    this.#textBytes += bytes;
    if (this.#textBytes > mostTextBytes || this.#fields.length >= mostFields)
      return this.#done.resolve(413);
    this.#fields.push([name, value]);
  }

  #addFile(
    name: string | undefined,
    file: Readable,
    fileName: string | undefined,
    type: string,
  ): void {
    this.#hasFiles = true;
    // A part that ends too early is told to its stream as well as to the parser.
    file.on("error", () => this.#done.resolve("broken"));
    const { folder } = this.#limits;
    if (folder === null || name === undefined || fileName === undefined) return void file.resume();
    const path = join(folder, randomUUID());
    this.#paths.push(path);
    this.#writing.push(
      pipeline(file, createWriteStream(path, { mode: 0o600 }), { signal: this.#cut.signal }).then(
        () => this.#fields.push([name, { path, fileName, type }]),
        () => this.#done.resolve("broken"),
      ),
    );
  }

  async read(incoming: IncomingMessage): Promise<FormRead> {
    const parser = parserOf(incoming, this.#limits);
    let received = 0;
    const timer = setTimeout(() => this.#done.resolve(408), this.#limits.maxMs);
    const count = (chunk: Buffer) => {
      received += chunk.length;
      if (received > this.#limits.maxBytes) this.#done.resolve(413);
      else if (!this.#place.take(chunk.length)) this.#done.resolve(503);
    };
    const end = () => this.#done.resolve(null);
    const breakOff = () => this.#done.resolve("broken");
    // Node emits `close` after a whole request too, while its last file is still being written.
    const closed = () => incoming.complete || breakOff();
    incoming.on("data", count).once("close", closed);
    if (parser) {
      parser.on("field", (name, value, nameCut, valueCut) =>
        nameCut || valueCut ? this.#done.resolve(413) : this.#addText(name, value),
      );
      parser.on("file", (name, file, fileName, _encoding, type) =>
        this.#addFile(name, file, fileName, type),
      );
      for (const limit of ["fieldsLimit", "filesLimit", "partsLimit"] as const)
        parser.once(limit, () => this.#done.resolve(413));
      parser.once("finish", end).on("error", breakOff);
      incoming.pipe(parser);
    } else incoming.once("end", end);
    const outcome = await this.#done.promise;
    clearTimeout(timer);
    incoming.unpipe().off("data", count).off("end", end).off("close", closed);
    if (outcome !== null) {
      // The rest of the body is thrown away as it arrives.
      incoming.resume();
      this.#cut.abort();
    }
    await Promise.allSettled(this.#writing);
    const isForm = parser !== null && outcome !== "broken";
    return {
      form: isForm ? this.#fields : null,
      refused: outcome === "broken" ? null : outcome,
      isTextWhole: outcome === null || this.#hasFiles,
      dispose: async () => {
        await Promise.all(this.#paths.map((path) => rm(path, { force: true })));
      },
    };
  }
}

/** Lets a form arrive: its text in memory, its files on the disk. */
export function readForm(
  incoming: IncomingMessage,
  limits: FormLimits,
  place: Place,
): Promise<FormRead> {
  return new ArrivingForm(limits, place).read(incoming);
}
