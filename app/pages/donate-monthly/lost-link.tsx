import { LivingPage } from "#app/components/giving/living-page.tsx";
import type { FormViewModel } from "#app/components/forms/form-view-model.ts";
import { FormSummary } from "#app/components/forms/form-summary.tsx";
import { FormView } from "#app/components/forms/form-view.tsx";

type Props = {
  words: Record<"title" | "lead" | "form_title" | "sent_title" | "sent" | "unknown", string>;
  lost: { form: FormViewModel; isUnknown: boolean; isSent: boolean };
};

/** For whoever lost the link: it is mailed again, with the same answer for every address. */
export function LostLink({ words, lost: { form, isUnknown, isSent } }: Props) {
  const sheet = (
    <>
      <h2>{words.form_title}</h2>
      <FormView form={form} />
    </>
  );
  return (
    <>
      <FormSummary forms={[form]} />
      <LivingPage title={isSent ? words.sent_title : words.title} sheet={sheet}>
        {isUnknown && (
          <p className="note errn" role="status">
            {words.unknown}
          </p>
        )}
        <p className="lead" role={isSent ? "status" : undefined}>
          {isSent ? words.sent : words.lead}
        </p>
      </LivingPage>
    </>
  );
}
