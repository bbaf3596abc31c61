import { checkReceipt } from "#domain/giving/receipts.ts";
import { FieldNotes } from "#app/components/forms/form-field.tsx";
import { ArrowLink } from "#app/components/ui/links.tsx";
import { PersonalPage } from "#app/components/giving/personal-page.tsx";
import { FactList } from "#app/components/blocks/fact-list.tsx";
import { StatusNote } from "#app/components/ui/status-note.tsx";
import { pageContent } from "#reader/content.ts";
import { formatDate, formatDollars } from "#domain/language/format.ts";
import { addressOf, languageOf, fillTemplate } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { nullIfDown, requestInfo } from "#app/services.server.ts";
import type { Route } from "./+types/page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("donateReceipt", language);
  const { clientAddress } = requestInfo(context);
  const number = (url.searchParams.get("number") ?? "").trim().slice(0, 40);
  return {
    head: { hidden: number !== "" },
    content,
    number,
    answer:
      number &&
      ((await nullIfDown(context, (giving) => checkReceipt(giving, number, clientAddress))) ??
        ("failed" as const)),
  };
}

function Answer({ content, answer, number }: Route.ComponentProps["loaderData"]) {
  const language = useLanguage();
  if (answer === "") return null;
  if (typeof answer === "string") {
    const text = fillTemplate(content[answer], { number });
    return <StatusNote tone="error" icon="alert" text={text} />;
  }
  const { found } = content;
  const isReal = answer.mode === "live";
  const money = (cents: number | null) => (cents ? formatDollars(cents, language) : null);
  const facts = [
    [found.number, answer.number],
    [found.day, formatDate(answer.day, language)],
    [found.total, money(answer.totalCents)],
    [found.returned, money(answer.backCents)],
  ] as const;
  return (
    <div className="gift-sheet panel stack gap-5" role="status">
      <h2>{isReal ? found[answer.state] : found.no_receipt}</h2>
      {answer.mode !== "live" && <p className="note">{found[answer.mode]}</p>}
      <FactList facts={facts} />
    </div>
  );
}

export default function DonateReceiptPage({ loaderData }: Route.ComponentProps) {
  const { content, number } = loaderData;
  const { lost } = content;
  const sheet = (
    <form className="form" method="get" action={addressOf("donateReceipt", useLanguage())}>
      <div className="form-field">
        <label htmlFor="receipt-number">{content.label}</label>
        <input
          className="input"
          id="receipt-number"
          name="number"
          defaultValue={number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          aria-describedby="receipt-number-hint"
        />
        <FieldNotes id="receipt-number" hint={content.hint} />
      </div>
      <div className="form-actions cluster">
        <button className="button">{content.button}</button>
      </div>
    </form>
  );
  return (
    <PersonalPage title={content.title} sheet={sheet}>
      <div className="receipt-answer">
        <Answer {...loaderData} />
      </div>
      <p className="lead">{content.lead}</p>
      <h2 className="gift-page-second">{lost.title}</h2>
      <p>{lost.text}</p>
      <ArrowLink to={lost.action.target}>{lost.action.label}</ArrowLink>
    </PersonalPage>
  );
}
