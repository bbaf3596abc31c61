import { MIMEType } from "node:util";

/** What a request body says it is, as far as the application reads bodies. */
export type FormType =
  | { readonly kind: "fields"; readonly header: string }
  | { readonly kind: "parts"; readonly header: string; readonly delimiter: string }
  /** No form: nobody reads it. */
  | { readonly kind: "none"; readonly header: string };

const none: FormType = { kind: "none", header: "application/octet-stream" };

/**
 * Reads a `Content-Type`. The application is given `header` in its place, so that it reads the body as
 * the form that was counted here and never as another, however oddly the type is written.
 */
export function formTypeOf(contentType: string | undefined): FormType {
  let type: MIMEType;
  try {
    type = new MIMEType(contentType ?? "");
  } catch {
    return none;
  }
  if (type.essence === "application/x-www-form-urlencoded") {
    return { kind: "fields", header: type.essence };
  }
  const boundary = type.params.get("boundary") ?? "";
  // RFC 2046, 5.1.1: a boundary has 1 to 70 signs.
  const isForm = type.essence === "multipart/form-data" && /^[\x20-\x7e]{1,70}$/.test(boundary);
  if (!isForm) return none;
  const plain = new MIMEType(type.essence);
  plain.params.set("boundary", boundary);
  return { kind: "parts", header: plain.toString(), delimiter: `--${boundary}` };
}

/** Bytes of text in one form. Our longest, a story in letters of four bytes, stays below. */
export const mostTextBytes = 256 * 1024;
/** The form with the most questions has some thirty, the one with pictures five of them. */
const most = { fields: 200, parts: 50, headBytes: 8 * 1024 };

const ampersand = "&".charCodeAt(0);
const headEnd = "\r\n\r\n";

/**
 * Whether a part with this head is a file: only by a file name in its one `Content-Disposition`, after
 * the field's name, as every browser writes it (RFC 7578, 4.2) and the reader of forms takes it.
 */
function isFile(head: string): boolean {
  const [disposition = "", ...more] = head
    .split("\r\n")
    .filter((line) => /^content-disposition\s*:/i.test(line));
  const named = /^[^:]*:\s*form-data\s*;\s*name="[^"]*"\s*;\s*filename\*?=/i;
  return more.length === 0 && named.test(disposition);
}

/**
 * Counts the fields of a form while its body arrives. Reading a form of half a million fields takes the
 * whole site many seconds; counting them takes none.
 */
export class FormCount {
  readonly #type: FormType;
  #fields = 1;
  #parts = 0;
  #textBytes = 0;
  #hasLongHead = false;
  /** What has arrived of a part and is not looked at yet. */
  #rest: Buffer = Buffer.alloc(0);
  #where: "head" | "text" | "file" = "head";

  constructor(type: FormType) {
    this.#type = type;
  }

  /** More than any form of ours has. */
  get isTooMuch(): boolean {
    return (
      this.#hasLongHead ||
      this.#fields > most.fields ||
      this.#parts > most.parts ||
      this.#textBytes > mostTextBytes
    );
  }

  add(chunk: Uint8Array): void {
    if (this.isTooMuch) return;
    if (this.#type.kind === "fields") this.#addFields(chunk);
    if (this.#type.kind === "parts") this.#addParts(chunk, this.#type.delimiter);
  }

  #addFields(chunk: Uint8Array): void {
    for (let at = chunk.indexOf(ampersand); at >= 0; at = chunk.indexOf(ampersand, at + 1)) {
      this.#fields += 1;
      if (this.isTooMuch) return;
    }
  }

  #addParts(chunk: Uint8Array, delimiter: string): void {
    let rest = Buffer.concat([this.#rest, chunk]);
    for (;;) {
      if (this.isTooMuch) return;
      const wanted = this.#where === "head" ? headEnd : delimiter;
      const found = rest.indexOf(wanted, 0, "latin1");
      const passed = found >= 0 ? found : Math.max(0, rest.length - wanted.length + 1);
      if (this.#where === "text") this.#textBytes += passed;
      if (found < 0) {
        // A head is kept whole until it ends: it says whether a file follows.
        if (this.#where !== "head") rest = rest.subarray(passed);
        break;
      }
      if (this.#where === "head") {
        if (found > most.headBytes) break;
        this.#where = isFile(rest.toString("latin1", 0, found)) ? "file" : "text";
        this.#parts += 1;
      } else {
        this.#where = "head";
      }
      rest = rest.subarray(found + wanted.length);
    }
    this.#rest = rest;
    this.#hasLongHead = this.#where === "head" && rest.length > most.headBytes;
  }
}
