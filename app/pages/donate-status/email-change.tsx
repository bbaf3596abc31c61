import { FormView } from "#app/components/forms/form-view.tsx";
import { StatusNote } from "#app/components/ui/status-note.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { addressOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { PageLink } from "#app/components/ui/links.tsx";

type Props = Pick<Route.ComponentProps["loaderData"], "content" | "view" | "forms" | "done">;

/** Corrects the address that e-mails go to: by a form for an hour after the gift, then by writing to staff. */
export function EmailChange({ content: { wrong_email: words }, view, forms, done }: Props) {
  const language = useLanguage();
  return (
    <div id="email">
      <StatusNote text={done === "email" && words.done} />
      <StatusNote text={view.newEmail} />
      {forms ? (
        <Disclosure title={words.title} open={forms.email.problems !== null}>
          <p>{words.how}</p>
          <FormView form={forms.email} />
        </Disclosure>
      ) : (
        <p className="small">
          {view.wrongEmail}{" "}
          <PageLink to={addressOf("contact", language, { query: { subject: "donations" } })}>
            {words.action}
          </PageLink>
        </p>
      )}
    </div>
  );
}
