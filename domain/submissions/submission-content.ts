import { sha256 } from "#domain/hashing.ts";
import type { Form, FormInput, KeptFields } from "#domain/forms/form.ts";
import type { MessageKey } from "#domain/forms/message-key.ts";
import type { Sent } from "#domain/forms/read-form.ts";
import type { PictureCleaner } from "./picture-cleaner.ts";
import type { Picture } from "./records.ts";

// Without an idempotency key of the page (no script), the same content twice within this time is a double press.
const doublePressMs = 10 * 60_000;

/** What makes a message the same as one sent before. */
export async function idempotencyKeyOf(form: Form, sent: Sent<Form>, now: Date): Promise<string> {
  const window = Math.floor(now.getTime() / doublePressMs);
  const content: unknown[] = [];
  for (const [name, value] of Object.entries(sent.input)) {
    content.push([name, isFiles(value) ? await Promise.all(value.map(fileDigest)) : value]);
  }
  return JSON.stringify([form.name, sent.control.idempotencyKey ?? window, content]);
}

async function fileDigest(file: File): Promise<string> {
  return sha256(new Uint8Array(await file.arrayBuffer()));
}

/** The pictures of a form, drawn anew; or what is wrong with one of them, by the name of its field. */
export async function cleanPictures(
  cleaner: PictureCleaner,
  input: FormInput<Form>,
): Promise<
  { ok: true; kept: Picture[] } | { ok: false; errors: Readonly<Record<string, MessageKey>> }
> {
  const kept: Picture[] = [];
  for (const [field, value] of Object.entries(input)) {
    if (!isFiles(value)) continue;
    for (const file of value) {
      // One after the other: five large pictures at once would need five times the memory.
      const picture = await cleaner.clean(file);
      if (typeof picture === "string") {
        const isOfApple = picture === "file_not_picture" && (await isHeic(file));
        return { ok: false, errors: { [field]: isOfApple ? "file_heic" : picture } };
      }
      kept.push(picture);
    }
  }
  return { ok: true, kept };
}

/**
 * What an iPhone's camera writes and hardly anything else can open (ISO/IEC 23008-12): told apart, so
 * that its owner hears what to do.
 */
async function isHeic(file: File): Promise<boolean> {
  const start = new TextDecoder("latin1").decode(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(start);
}

/** The checked fields without the files, which are kept apart. */
export function plainFields(input: FormInput<Form>): KeptFields {
  const fields: Record<string, string | number | boolean | null> = {};
  for (const [name, value] of Object.entries(input)) if (!isFiles(value)) fields[name] = value;
  return fields;
}

/** The address of whoever sent the form, in lower case; null when none was given. */
export function emailOf(input: FormInput<Form>): string | null {
  const email = input["email"];
  return typeof email === "string" && email !== "" ? email.toLowerCase() : null;
}

/** Whether there is a picture among the fields. */
export function bringsFiles(input: FormInput<Form>): boolean {
  return Object.values(input).some((value) => isFiles(value) && value.length > 0);
}

function isFiles(value: FormInput<Form>[string]): value is readonly File[] {
  return Array.isArray(value);
}
