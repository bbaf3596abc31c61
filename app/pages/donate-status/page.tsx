import { useEffect } from "react";
import { data, Link, redirect, useRevalidator } from "react-router";
import { Band } from "#app/components/ui/band.tsx";
import { useConversion } from "#app/components/giving/conversion.ts";
import { PictureView } from "#app/components/media/picture.tsx";
import { pageContent } from "#reader/content.ts";
import { readFormData } from "#app/forms/form-action.server.ts";
import { giftView } from "#app/forms/gift-view.server.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { services } from "#app/services.server.ts";
import type { Route } from "./+types/page";
import { questionOf } from "./monthly-question.server.ts";
import { MonthlyQuestion } from "./monthly-question.tsx";
import { Receipts } from "./receipts.tsx";
import "#app/components/giving/gift-page.css";

/** How often the page looks again by itself, and how long it waits: longer each time. */
const mostLooks = 8;
const pauseSeconds = (look: number) => Math.min(60, 4 * 2 ** look);

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { giving, canMailLeave } = services(context);
  const status = await giving.status(params.id);
  if (!status) throw data(null, 404);
  const { head, ...content } = pageContent("donateStatus", language);
  const look = Math.min(mostLooks, Math.max(0, Number(url.searchParams.get("look")) || 0));
  const done = url.searchParams.get("done");
  const view = giftView(status, content, language, canMailLeave());
  return {
    head: { ...head, title: view.title, hidden: true },
    content,
    view,
    look,
    done,
    question: await questionOf(giving, params.id, content.monthly_question, language),
    address: url.pathname,
  };
}

/** Sends a receipt again, or asks staff for a refund; 303, so that going back sends nothing again. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { giving } = services(context);
  const sent = await readFormData(request);
  if (!sent) throw data(null, 400);
  if (sent.get("action") === "monthly") {
    const answer = sent.get("answer") === "yes" ? "yes" : "no";
    const onward = await giving.answerMonthlyQuestion(params.id, answer);
    return redirect(onward ?? `${url.pathname}?done=no_monthly#monthly`, 303);
  }
  const number = String(sent.get("receipt") ?? "");
  const receipt = (await giving.receiptsOf(params.id)).find((each) => each.number === number);
  if (!receipt) throw data(null, 404);
  const done =
    sent.get("action") === "refund"
      ? await giving.requestRefund(number, receipt.key)
      : await giving.resendReceipt(number, receipt.key);
  return redirect(`${url.pathname}?done=${done}#receipts`, 303);
}

type Data = Route.ComponentProps["loaderData"];

/** Looks again while there is something to wait for; without script a browser does it by itself. */
function LookAgain({ look, address }: { look: number; address: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (count: number) => {
      if (count >= mostLooks) return;
      timer = setTimeout(
        () => {
          void revalidate();
          wait(count + 1);
        },
        pauseSeconds(count) * 1000,
      );
    };
    wait(look);
    return () => clearTimeout(timer);
  }, [look, revalidate]);
  if (look >= mostLooks) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${pauseSeconds(look)};url=${address}?look=${look + 1}`} />
    </noscript>
  );
}

function Conversion({ reference }: { reference: string }) {
  useConversion("thanksDonation", reference);
  return null;
}

function Actions({
  content: { actions },
  view,
  address,
}: Pick<Data, "content" | "view" | "address">) {
  const language = useLanguage();
  const { state } = view;
  const mayPay = view.continueUrl && (state === "started" || state === "failed");
  const isOver = state === "failed" || state === "expired";
  const isMailed = view.receipts.length > 0;
  return (
    <>
      <p className="actions">
        {mayPay && (
          <a className="button" href={view.continueUrl!}>
            {state === "failed" ? actions.again : actions.continue}
          </a>
        )}
        {isOver && (
          <a className={mayPay ? "button button-outline" : "button"} href={view.againPath}>
            {mayPay ? actions.change : actions.again}
          </a>
        )}
        {isOver && (
          <Link
            className="button button-outline"
            to={addressOf("donate", language, { anchor: "ways" })}
          >
            {actions.others}
          </Link>
        )}
        {(state === "started" || state === "waiting") && (
          <a className="button button-outline" href={address}>
            {actions.look}
          </a>
        )}
        {state === "disputed" && (
          <Link
            className="button"
            to={addressOf("contact", language, { query: { subject: "donations" } })}
          >
            {actions.write}
          </Link>
        )}
        {(state === "received" || state === "refunded") && (
          <Link className="button" to={addressOf("home", language)}>
            {actions.home}
          </Link>
        )}
        {state === "received" && (
          <Link className="button button-outline" to={addressOf("impact", language)}>
            {actions.impact}
          </Link>
        )}
      </p>
      {view.isMonthly && state === "received" && (
        <p className="gift-page-aside">{actions.manage}</p>
      )}
      <p className="gift-page-aside">{isMailed ? actions.keep_mailed : actions.keep}</p>
    </>
  );
}

export default function DonateStatusPage({ loaderData }: Route.ComponentProps) {
  const { content, view, look, address } = loaderData;
  const isThanks = view.state === "received";
  const mayChange = view.state === "started" || view.state === "waiting";
  return (
    <section
      className="gift-page ground-sky"
      data-state={view.state}
      data-needs-application={isThanks || mayChange ? "" : undefined}
    >
      <Band name="camino" />
      {mayChange && <LookAgain look={look} address={address} />}
      {isThanks && <Conversion reference={view.reference} />}
      <div className="container gift-page-body">
        <div>
          <h1>{view.title}</h1>
          <p className="lead" aria-live="polite">
            {view.text}
          </p>
          {view.mode !== "live" && <p className="note">{content[view.mode]}</p>}
          <Actions content={content} view={view} address={address} />
          <MonthlyQuestion {...loaderData} />
        </div>
        <div className="gift-page-side">
          {isThanks && (
            <figure className="gift-page-picture cover">
              <PictureView picture={content.picture} decorative eager />
            </figure>
          )}
          <div className="gift-sheet">
            <h2>{content.details.title}</h2>
            <dl>
              {view.details.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className="small">
              {view.wrongEmail}{" "}
              <Link to={addressOf("contact", useLanguage(), { query: { subject: "donations" } })}>
                {content.wrong_email.action}
              </Link>
            </p>
            <Receipts {...loaderData} />
          </div>
        </div>
      </div>
    </section>
  );
}
