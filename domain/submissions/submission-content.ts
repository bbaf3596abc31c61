import { sha256 } from "#domain/hashing.ts";
import type { Form, FormInput, KeptFields } from "#domain/forms/form.ts";
import type { MessageKey } from "#domain/forms/message-key.ts";
import type { Sent } from "#domain/forms/read-form.ts";
import { submissionKeys, type SubmissionKeys } from "#domain/tables/idempotency-key.ts";
import { judgeHead } from "./picture-head.ts";

/** Idempotency keys of a submitted form; files count by their digests. */
export async function keysOf(form: Form, sent: Sent<Form>, now: Date): Promise<SubmissionKeys> {
  const content: unknown[] = [form.name];
  for (const [name, value] of Object.entries(sent.input)) {
    content.push([name, isFiles(value) ? await Promise.all(value.map(fileDigest)) : value]);
  }
  return submissionKeys(content, sent.control.idempotencyKey, now);
}

const fileDigest = async (file: File) => sha256(new Uint8Array(await file.arrayBuffer()));

/** The first picture fault by its field name; null: none. */
export async function pictureFault(
  input: FormInput<Form>,
): Promise<Readonly<Record<string, MessageKey>> | null> {
  for (const [field, value] of Object.entries(input)) {
    for (const file of isFiles(value) ? value : []) {
      const fault = judgeHead(Buffer.from(await file.arrayBuffer()));
      if (fault !== null) return { [field]: fault };
    }
  }
  return null;
}

/** The values to store; of a file field, the number of files. */
export function plainFields(input: FormInput<Form>): KeptFields {
  const fields: Record<string, string | number | boolean | null> = {};
  for (const [name, value] of Object.entries(input)) {
    if (!isFiles(value)) fields[name] = value;
    else if (value.length > 0) fields[name] = value.length;
  }
  return fields;
}

/** The sender's e-mail address in lower case; null: none. */
export function emailOf(input: FormInput<Form>): string | null {
  const email = input["email"];
  return typeof email === "string" && email !== "" ? email.toLowerCase() : null;
}

export function filesOf(input: FormInput<Form>): readonly File[] {
  return Object.values(input).flatMap((value) => (isFiles(value) ? value : []));
}

function isFiles(value: FormInput<Form>[string]): value is readonly File[] {
  return Array.isArray(value);
}
