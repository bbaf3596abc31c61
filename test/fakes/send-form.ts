import type { Form } from "#domain/forms/form.ts";
import { readForm, type Sent } from "#domain/forms/read-form.ts";

type Values = Readonly<Record<string, string | File | readonly File[]>>;

export function formDataOf(values: Values): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) data.append(name, one as string | File);
  return data;
}

/** Input of a form, validated as the site does. @throws when it is invalid */
export function sentForm<F extends Form>(form: F, values: Values, now: Date): Sent<F> {
  const read = readForm(formDataOf(values), form, now);
  if (!read.ok) throw new Error(`the form was refused: ${JSON.stringify(read.errors)}`);
  return read;
}
