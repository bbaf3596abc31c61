import type { Form } from "#domain/forms/form.ts";
import { readForm, type Sent } from "#domain/forms/read-form.ts";

type Values = Readonly<Record<string, string | File | readonly File[]>>;

/** Fields as a form brings them. */
export function formDataOf(values: Values): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) data.append(name, one as string | File);
  return data;
}

/** A form as a browser sends it, checked as the site checks it. Fails when the form refuses it. */
export function sentForm<F extends Form>(form: F, values: Values, now: Date): Sent<F> {
  const read = readForm(formDataOf(values), form, now);
  if (!read.ok) throw new Error(`the form was refused: ${JSON.stringify(read.errors)}`);
  return read;
}
