import type { ReactNode } from "react";
import { PressForm } from "#app/components/forms/press-form.tsx";
import { NewsList } from "#app/components/giving/news-list.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { Route } from "./+types/page";

type Props = Pick<
  Route.ComponentProps["loaderData"],
  "content" | "news" | "view" | "address" | "done" | "question"
>;

type AskProps = {
  id: string;
  title: string;
  children: ReactNode;
  /** After it was pressed: what was done. */
  said: string | false;
  address: string;
  press: { name: string; label: string } | false;
};

/** Something about the gift that its donor may have changed by one press. */
function Ask({ id, title, children, said, address, press }: AskProps) {
  return (
    <section className="gift-receipts stack" id={id}>
      <h2>{title}</h2>
      {children}
      {said && (
        <p className="note" role="status">
          {said}
        </p>
      )}
      {press && (
        <PressForm action={address}>
          <button className="gift-plain touch" type="submit" name="action" value={press.name}>
            {press.label}
          </button>
        </PressForm>
      )}
    </section>
  );
}

/** News of the gift, newest first, and the way to get no e-mail about it. */
export function News({ content: { news: words }, news, view, address, done }: Props) {
  if (view.state !== "received") return null;
  const said = done === "news_refused" && words.refused;
  const press = view.wantsNews && { name: "refuse_news", label: words.button };
  return (
    <Ask id="news" title={words.title} said={said} address={address} press={press}>
      {news.length > 0 ? <NewsList news={news} /> : <p>{words.coming}</p>}
    </Ask>
  );
}

/** The link that changes a recurring gift goes to its mailbox: whoever has this page's address may be another. */
export function Manage({ content: { manage: words }, view, address, done }: Props) {
  if (!view.isManaged) return null;
  const press = { name: "manage", label: words.button };
  const said = done === press.name && words.sent;
  return (
    <Ask id={press.name} title={words.title} said={said} address={address} press={press}>
      <p>{words.text}</p>
    </Ask>
  );
}

/** A person who began a gift and will not pay it may have it forgotten; a reminder leads here. */
export function Forget({ content: { forget: words }, view, address, done }: Props) {
  // A page left open may be of a gift that was paid meanwhile: of that one nothing was erased.
  const isUnpaid = ["started", "failed", "expired"].includes(view.state);
  const said = !view.mayBeForgotten && done === "forgotten" && isUnpaid && words.done;
  if (!view.mayBeForgotten && !said) return null;
  const press = view.mayBeForgotten && { name: "forget", label: words.button };
  return (
    <Ask id="forget" title={words.title} said={said} address={address} press={press}>
      {!said && <p>{words.text}</p>}
    </Ask>
  );
}

/** The name that the donor wants shown in public, and the way to take it back. */
export function PublicName({ content: { public_name: words }, view, address, done }: Props) {
  const hidden = view.state === "received" ? words.hidden : words.hidden_here;
  const said = !view.publicName && done === "name_hidden" && hidden;
  if (!view.publicName && !said) return null;
  const press = view.publicName !== null && { name: "hide_name", label: words.button };
  return (
    <Ask id="name" title={words.title} said={said} address={address} press={press}>
      {view.publicName && <p>{fillTemplate(words.text, { name: view.publicName })}</p>}
    </Ask>
  );
}

/** Once, below the thanks: whether to give each month. Both answers weigh the same. */
export function MonthlyQuestion({ content, question, done, address }: Props) {
  const words = content.monthly_question;
  if (!question && done === "no_monthly") {
    return (
      <p className="note" id="monthly" role="status">
        {words.declined}
      </p>
    );
  }
  if (!question) return null;
  return (
    <section className="gift-receipts stack" id="monthly">
      <h2>{words.title}</h2>
      <p>{question.text}</p>
      <PressForm action={address}>
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
