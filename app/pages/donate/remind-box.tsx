import { FormField } from "#app/components/forms/form-field.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { keepUnpaidDays, reminderDays } from "#domain/giving/gift.ts";
import type { PartProps } from "./gift-part.ts";

/** Unticked: one reminder, with what is kept for it and how long. */
export function RemindBox({ content, drawn }: Pick<PartProps, "content" | "drawn">) {
  const field = drawn.fields.remind;
  const hint = fillTemplate(content.form.remind, {
    days: String(reminderDays),
    keep: String(keepUnpaidDays),
  });
  return <FormField field={{ ...field, hint }} form={drawn.form.name} words={drawn.form.words} />;
}
