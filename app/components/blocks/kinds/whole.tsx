import { useLocation } from "react-router";
import { PrintButton } from "#app/components/ui/print-button.tsx";
import { useLabel } from "#app/language/labels.tsx";
import { ShareLinks } from "../share-links.tsx";
import type { BlockOf } from "../block.ts";
import { FormSection } from "#app/components/forms/form-section.tsx";
import type { FormViewModel } from "#app/components/forms/form-view-model.ts";

export function ShareBlock({ block: { title } }: { block: BlockOf<"share"> }) {
  const label = useLabel();
  return (
    <div className="container section">
      <ShareLinks heading={title} title={title} path={useLocation().pathname}>
        <PrintButton isSmall>{label("share.print")}</PrintButton>
      </ShareLinks>
    </div>
  );
}

type Props = { block: BlockOf<"form">; form: FormViewModel | undefined };

export function FormBlock({ block: { id, form: name, title, lead, ground }, form }: Props) {
  if (!form)
    throw new Error(`The page's loader gives no form "${name}" (app/forms/page-forms.server.ts).`);
  return <FormSection id={id ?? name} title={title} text={lead} form={form} ground={ground} />;
}
