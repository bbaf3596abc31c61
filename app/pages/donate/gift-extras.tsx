import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { FormField } from "#app/components/forms/form-field.tsx";
import type { GiftFormModel } from "./gift-form-model.server.ts";
import type { PartProps } from "./amount-parts.tsx";

type FieldName = keyof GiftFormModel["fields"];

/** All that may be said beside the amount: closed until it is wanted, or has come back filled in. */
export function GiftExtras({ content, drawn }: Pick<PartProps, "content" | "drawn">) {
  const { form, purpose, dedication, public: named, matching } = content;
  const isFilled = (...names: FieldName[]) =>
    names.some((name) => drawn.fields[name].value || drawn.fields[name].problem);
  const dedicated = (["", "_name", "_message", "_email", "_on"] as const).map(
    (end) => `dedication${end}` as const,
  );
  return (
    <section className="gift-extras" aria-label={form.more}>
      <p className="gift-extras-title">{form.more}</p>
      <Disclosure title={purpose.title} open={isFilled("for")}>
        <Field name="for" drawn={drawn} />
      </Disclosure>
      <Disclosure title={dedication.title} open={isFilled(...dedicated)}>
        {dedicated.map((name) => (
          <Field key={name} name={name} drawn={drawn} />
        ))}
      </Disclosure>
      <Disclosure title={matching.title} open={isFilled("employer")}>
        <Matching content={content} drawn={drawn} />
        <Field name="employer" drawn={drawn} />
      </Disclosure>
      <Disclosure title={named.title} open={isFilled("display_name")}>
        <Field name="display_name" drawn={drawn} />
      </Disclosure>
    </section>
  );
}

function Field({ name, drawn }: { name: FieldName; drawn: GiftFormModel }) {
  const field = { ...drawn.fields[name], wide: true };
  return <FormField field={field} form={drawn.form.name} words={drawn.form.words} />;
}

function Matching({ content: { matching: words }, drawn }: Pick<PartProps, "content" | "drawn">) {
  return (
    <>
      <p>{words.text}</p>
      <dl className="gift-facts stack gap-3">
        <div>
          <dt>{words.name}</dt>
          <dd className="to-copy">{drawn.legalName}</dd>
        </div>
        {drawn.taxId && (
          <div>
            <dt>{words.tax_id}</dt>
            <dd className="to-copy">{drawn.taxId}</dd>
          </div>
        )}
      </dl>
      <p className="hint">{words.scale}</p>
    </>
  );
}
