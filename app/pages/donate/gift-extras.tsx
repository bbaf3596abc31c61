import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { ArrowLink } from "#app/components/ui/links.tsx";
import { FormField } from "#app/components/forms/form-field.tsx";
import type { GiftFormModel } from "./gift-form-model.server.ts";
import type { PartProps } from "./amount-parts.tsx";

type FieldName = keyof GiftFormModel["fields"];

/** Optional fields in disclosures, which are open if a field in them is filled in or invalid. */
export function GiftExtras({ content, model }: Pick<PartProps, "content" | "model">) {
  const { form, purpose, dedication, public: named, matching } = content;
  const isFilled = (...names: FieldName[]) =>
    names.some((name) => model.fields[name].value || model.fields[name].problem);
  const dedicated = (["", "_name", "_message", "_email", "_on"] as const).map(
    (end) => `dedication${end}` as const,
  );
  return (
    <section className="gift-extras" aria-label={form.more}>
      <p className="gift-extras-title">{form.more}</p>
      <Disclosure title={purpose.title} open={isFilled("for")}>
        <Field name="for" model={model} />
      </Disclosure>
      <Disclosure title={dedication.title} open={isFilled(...dedicated)}>
        {dedicated.map((name) => (
          <Field key={name} name={name} model={model} />
        ))}
      </Disclosure>
      <Disclosure title={matching.title} open={isFilled("employer")}>
        <Matching content={content} model={model} />
        <Field name="employer" model={model} />
      </Disclosure>
      <Disclosure title={named.title} open={isFilled("display_name")}>
        <Field name="display_name" model={model} />
      </Disclosure>
    </section>
  );
}

function Field({ name, model }: { name: FieldName; model: GiftFormModel }) {
  const field = { ...model.fields[name], wide: true };
  return <FormField field={field} form={model.form} />;
}

function Matching({ content: { matching: words }, model }: Pick<PartProps, "content" | "model">) {
  const { tax_id_unknown: unknown } = words;
  return (
    <>
      <p>{words.text}</p>
      <dl className="gift-facts stack gap-3">
        <div>
          <dt>{words.name}</dt>
          <dd className="to-copy">{model.legalName}</dd>
        </div>
        <div>
          <dt>{words.tax_id}</dt>
          <dd className={model.taxId ? "to-copy" : undefined}>
            {model.taxId || <ArrowLink to={unknown.target}>{unknown.label}</ArrowLink>}
          </dd>
        </div>
      </dl>
    </>
  );
}
