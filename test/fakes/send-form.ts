import type { Form } from "#domain/forms/form.ts";
import { readForm, type Sent } from "#domain/forms/read-form.ts";

/** A form as a browser sends it, checked as the site checks it. Fails when the form refuses it. */
export function sentForm<F extends Form>(
  form: F,
  values: Readonly<Record<string, string | readonly File[]>>,
  now: Date,
): Sent<F> {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string") data.append(name, value);
    else for (const file of value) data.append(name, file);
  }
  const read = readForm(data, form, now);
  if (!read.ok) throw new Error(`the form was refused: ${JSON.stringify(read.errors)}`);
  return read;
}
