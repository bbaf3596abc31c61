import { FormSection } from "#app/components/forms/form-section.tsx";
import type { FormViewModel } from "#app/components/forms/form-view-model.ts";
import type { BlockOf } from "../block.ts";

type Props = { block: BlockOf<"form">; form: FormViewModel | undefined };

export function FormBlock({ block: { id, form: name, title, lead, ground }, form }: Props) {
  if (!form)
    throw new Error(`The page's loader gives no form "${name}" (app/forms/page-forms.server.ts).`);
  return <FormSection id={id ?? name} title={title} text={lead} form={form} ground={ground} />;
}
