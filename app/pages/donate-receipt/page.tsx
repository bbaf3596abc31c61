import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { pageContent } from "#reader/content.ts";
import { formatDate, formatDollars } from "#domain/language/format.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { requestInfo, services } from "#app/services.server.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import type { Route } from "./+types/page";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "#app/components/giving/gift-page.css";
import "#app/components/forms/form-view.css";
import "./page.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("donateReceipt", language);
  const number = (url.searchParams.get("number") ?? "").trim().slice(0, 40);
  return {
    head: { ...head, hidden: number !== "" },
    content,
    number,
    answer: number === "" ? null : await check(number, context),
  };
}

async function check(number: string, context: Route.LoaderArgs["context"]) {
  try {
    const address = requestInfo(context).clientAddress;
    return await services(context).giving.checkReceipt(number, address);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    requestInfo(context).reportFailure(error);
    return "failed" as const;
  }
}

type Data = Route.ComponentProps["loaderData"];

function Answer({ content, answer, number }: Data) {
  const language = useLanguage();
  if (answer === null) return null;
  if (typeof answer === "string") {
    return (
      <p className="note errn row" role="status">
        <Icon name="alert" />
        <span>{fillTemplate(content[answer], { number })}</span>
      </p>
    );
  }
  const { found } = content;
  const isReal = answer.mode === "live";
  const money = (cents: number) => formatDollars(cents, language);
  return (
    <div className="gift-sheet panel stack gap-5" role="status">
      <h2>{isReal ? found[answer.state] : found.no_receipt}</h2>
      {!isReal && <p className="note">{found[answer.mode]}</p>}
      <dl>
        <div>
          <dt>{found.number}</dt>
          <dd>{answer.number}</dd>
        </div>
        <div>
          <dt>{found.day}</dt>
          <dd>{formatDate(answer.day, language)}</dd>
        </div>
        {answer.totalCents !== null && (
          <div>
            <dt>{found.total}</dt>
            <dd>{money(answer.totalCents)}</dd>
          </div>
        )}
        {answer.backCents > 0 && (
          <div>
            <dt>{found.returned}</dt>
            <dd>{money(answer.backCents)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

export default function DonateReceiptPage({ loaderData }: Route.ComponentProps) {
  const { content, number } = loaderData;
  const { lost } = content;
  return (
    <section className="gift-page">
      <Band name="camino" />
      <div className="container gift-page-body split split-2 late start">
        <div className="stays">
          <h1>{content.title}</h1>
          <div className="receipt-answer">
            <Answer {...loaderData} />
          </div>
          <p className="lead">{content.lead}</p>
          <h2 className="gift-page-second">{lost.title}</h2>
          <p>{lost.text}</p>
          <ArrowLink to={lost.action.target}>{lost.action.label}</ArrowLink>
        </div>
        <div className="stack gap-5">
          <form
            className="form gift-sheet panel stack gap-5"
            method="get"
            action={addressOf("donateReceipt", useLanguage())}
          >
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
              <p className="hint" id="receipt-number-hint">
                {content.hint}
              </p>
            </div>
            <div className="form-actions cluster">
              <button className="button">{content.button}</button>
            </div>
          </form>
        </div>
      </div>
    </section>
  );
}
