import { FactList } from "#app/components/blocks/fact-list.tsx";
import { NewsSection } from "#app/components/giving/news-list.tsx";
import { PersonalPage } from "#app/components/giving/personal-page.tsx";
import { ArrowLink } from "#app/components/ui/links.tsx";
import { StatusNote } from "#app/components/ui/status-note.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Changes } from "./changes.tsx";
import type { Route } from "./+types/page";

type Data = Route.ComponentProps["loaderData"];
export type RecurringProps = { content: Data["content"]; gift: NonNullable<Data["recurring"]> };

export function RecurringGiftView({ content, gift }: RecurringProps) {
  const intervalWords = content[gift.interval];
  const sheet = (
    <>
      <h2>{content.facts.title}</h2>
      <FactList facts={gift.facts} />
      <ArrowLink to={{ href: gift.page }}>{content.facts.page}</ArrowLink>
      <NewsSection title={gift.newsTitle} news={gift.news} className="gift-receipts" />
      {gift.state !== "stopped" && <Changes content={content} gift={gift} />}
      <section className="gift-receipts stack">
        <h2>{content.receipts.title}</h2>
        {gift.receipts.length === 0 && <p>{content.receipts.none}</p>}
        <ul>
          {gift.receipts.map(({ number, pdf, label }) => (
            <li key={number}>
              <a className="gift-receipt-pdf touch" href={pdf}>
                <Icon name="download" /> {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
  return (
    <PersonalPage title={intervalWords.title} sheet={sheet}>
      {gift.problem && (
        <p className="note error row" role="alert" tabIndex={-1} {...{ autoFocus: true }}>
          <Icon name="alert" />
          <span>
            {gift.problem.isOfAmount ? (
              <a href="#change-amount">{gift.problem.text}</a>
            ) : (
              gift.problem.text
            )}
          </span>
        </p>
      )}
      <StatusNote tone="done" icon="check" text={gift.done} />
      <p className="lead">
        {gift.state === "stopped" ? intervalWords.stopped : intervalWords.thanks}
      </p>
      {gift.state === "stopped" && (
        <p className="actions">
          <a className="button" href={gift.again.href}>
            {gift.again.label}
          </a>
        </p>
      )}
      {gift.mode !== "live" && <p className="note">{content[gift.mode]}</p>}
    </PersonalPage>
  );
}
