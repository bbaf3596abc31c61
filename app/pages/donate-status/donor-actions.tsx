import type { ReactNode } from "react";
import { FormView, PressForm } from "#app/components/forms/form-view.tsx";
import { NewsList } from "#app/components/giving/news-list.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { PageLink } from "#app/components/ui/links.tsx";
import { StatusNote } from "#app/components/ui/status-note.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { fillTemplate, addressOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";

type Props = Route.ComponentProps["loaderData"];

type AskProps = {
  id: string;
  title: string;
  children: ReactNode;
  /** Confirms what was done, after the button was pressed. */
  result: string | false;
  button: { name: string; label: string } | false;
};

/** Something that the donor can change with one button; `button.name` is the action (gift-actions.server.ts). */
function Ask({ id, title, children, result, button }: AskProps) {
  return (
    <section className="gift-receipts stack" id={id}>
      <h2>{title}</h2>
      {children}
      <StatusNote text={result} />
      {button && (
        <PressForm>
          <button className="gift-plain touch" type="submit" name="action" value={button.name}>
            {button.label}
          </button>
        </PressForm>
      )}
    </section>
  );
}

/** News about what the gift was for, newest first, and a button that ends or resumes e-mails about it. */
export function News({ content: { news: words }, news, view }: Props) {
  if (view.state !== "received") return null;
  const result = !view.wantsNews && words.refused;
  const button = view.wantsNews
    ? { name: "refuse_news", label: words.button }
    : { name: "want_news", label: words.again };
  return (
    <Ask id="news" title={words.title} result={result} button={button}>
      {news.length > 0 ? <NewsList news={news} /> : view.wantsNews && <p>{words.coming}</p>}
    </Ask>
  );
}

/** E-mails the link that manages a recurring gift: a person who has this page's address may not be the donor. */
export function Manage({ content: { manage: words }, view, done }: Props) {
  if (!view.isManaged) return null;
  const button = { name: "manage", label: words.button };
  const result = done === button.name && words.sent;
  return (
    <Ask id={button.name} title={words.title} result={result} button={button}>
      <p>{words.text}</p>
    </Ask>
  );
}

/** Erases the donor's data from an unpaid gift. Reminders link to this. */
export function Forget({ content: { forget: words }, view, done }: Props) {
  // Pressed on a page that was left open, although the gift was paid meanwhile: then nothing was erased.
  const isUnpaid = ["started", "failed", "expired"].includes(view.state);
  const result = !view.mayBeForgotten && done === "forgotten" && isUnpaid && words.done;
  if (!view.mayBeForgotten && !result) return null;
  const button = view.mayBeForgotten && { name: "forget", label: words.button };
  return (
    <Ask id="forget" title={words.title} result={result} button={button}>
      {!result && <p>{words.text}</p>}
    </Ask>
  );
}

/** The name that the donor wants to be public, and a button that hides it. */
export function PublicName({ content: { public_name: words }, view, done }: Props) {
  const hidden = view.state === "received" ? words.hidden : words.hidden_here;
  const result = !view.publicName && done === "name_hidden" && hidden;
  if (!view.publicName && !result) return null;
  const button = view.publicName !== null && { name: "hide_name", label: words.button };
  return (
    <Ask id="name" title={words.title} result={result} button={button}>
      {view.publicName && <p>{fillTemplate(words.text, { name: view.publicName })}</p>}
    </Ask>
  );
}

/** Asks once whether to give each month. Both answers look the same, so that neither is pushed. */
export function MonthlyQuestion({ content, question, done }: Props) {
  const words = content.monthly_question;
  if (!question) return <StatusNote id="monthly" text={done === "no_monthly" && words.declined} />;
  return (
    <section className="gift-receipts stack" id="monthly">
      <h2>{words.title}</h2>
      <p>{question.text}</p>
      <PressForm>
        <input type="hidden" name="action" value="monthly" />
        <p className="actions">
          <button className="button button-outline" type="submit" name="answer" value="yes">
            {question.yes}
          </button>
          <button className="button button-outline" type="submit" name="answer" value="no">
            {words.no}
          </button>
        </p>
      </PressForm>
    </section>
  );
}

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
