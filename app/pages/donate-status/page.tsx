import { emailChangeOf } from "#domain/giving/email-change.ts";
import { FactList } from "#app/components/blocks/fact-list.tsx";
import { fillTemplate, languageOf } from "#domain/language/language.ts";
import { data } from "react-router";
import { ShareLinks } from "#app/components/blocks/share-links.tsx";
import { PersonalPage } from "#app/components/giving/personal-page.tsx";
import { useConversion } from "#app/components/giving/conversion.ts";
import { pageContent } from "#reader/content.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { formViewModel } from "#app/forms/form-view-model.server.ts";
import { giftView, questionOf } from "#app/forms/gift-view.server.ts";
import { requestInfo, services } from "#app/services.server.ts";
import type { Route } from "./+types/page";
import {
  EmailChange,
  Forget,
  Manage,
  MonthlyQuestion,
  News,
  PublicName,
} from "./donor-actions.tsx";
import { giftEmailForm } from "#domain/giving/gift-form.ts";
import { giftAction, newEmailHandler } from "./gift-actions.server.ts";
import { PollStatus, maxPolls } from "./poll-status.tsx";
import { newsOf } from "#reader/news-of-gifts.ts";
import { Receipts } from "./receipts.tsx";
import { ArrowLink } from "#app/components/ui/links.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { url, params, context } = args;
  const language = languageOf(url.pathname);
  const { giving, canMailLeave, clock } = services(context);
  const gift = await giving.storage.gifts.find(params.id);
  if (!gift) throw data(null, 404);
  const content = pageContent("donateStatus", language);
  const polls = Math.min(maxPolls, Math.max(0, Number(url.searchParams.get("look")) || 0));
  const done = url.searchParams.get("done");
  const view = await giftView(giving, gift, content, language, canMailLeave());
  return {
    head: { title: view.title, hidden: true },
    content,
    view,
    news: newsOf(gift, language),
    forms: emailChangeOf(gift, clock.now()).mayChangeEmail
      ? { email: formViewModel(giftEmailForm, args) }
      : null,
    employer:
      view.state === "received" && gift.employer
        ? fillTemplate(content.employer.title, { name: gift.employer })
        : null,
    polls,
    done,
    question: await questionOf(giving, params.id, content.monthly_question, language),
  };
}

/** The form for another e-mail address, or one of the page's buttons. */
export async function action(args: Route.ActionArgs) {
  const { url, params, context } = args;
  const { giving } = services(context);
  const { form: sent, clientAddress } = requestInfo(context);
  if (!sent) throw data(null, 400);
  if (sent.get("form") === giftEmailForm.name) {
    return formAction(args, [newEmailHandler(params.id)]);
  }
  return giftAction({ giving, id: params.id, url, sent, clientAddress });
}

function Conversion({ reference }: { reference: string }) {
  useConversion("thanksDonation", reference);
  return null;
}

export default function DonateStatusPage({ loaderData }: Route.ComponentProps) {
  const { content, view, polls } = loaderData;
  const isThanks = view.state === "received";
  const mayChange = view.state === "started" || view.state === "waiting";
  const sheet = (
    <>
      <h2>{content.details.title}</h2>
      <FactList facts={view.details} />
      {view.follow && <ArrowLink to={view.follow}>{view.follow.label}</ArrowLink>}
      <Manage {...loaderData} />
      <News {...loaderData} />
      <EmailChange {...loaderData} />
      <Forget {...loaderData} />
      <PublicName {...loaderData} />
      {loaderData.employer && (
        <section id="employer" className="gift-receipts">
          <h2>{loaderData.employer}</h2>
          <p>{content.employer.text}</p>
        </section>
      )}
      <Receipts {...loaderData} />
    </>
  );
  return (
    <PersonalPage
      title={view.title}
      picture={isThanks && content.picture}
      sheet={sheet}
      data-state={view.state}
      data-arrived=""
      data-needs-application={isThanks || mayChange ? "" : undefined}
    >
      {mayChange && <PollStatus polls={polls} />}
      {isThanks && <Conversion reference={view.reference} />}
      <p className="lead" aria-live="polite">
        {view.text}
      </p>
      {view.mode !== "live" && <p className="note">{content[view.mode]}</p>}
      <p className="actions">
        {view.steps.map(({ label, href, isPage }, index) => (
          <a
            key={label}
            className={index === 0 ? "button" : "button button-outline"}
            href={href}
            data-page={isPage ? "" : undefined}
          >
            {label}
          </a>
        ))}
      </p>
      <p className="gift-page-aside small mt-4">
        {view.receipts.length > 0 ? content.actions.keep_mailed : content.actions.keep}
      </p>
      <MonthlyQuestion {...loaderData} />
      {isThanks && (
        <ShareLinks
          heading={content.share.title}
          title={content.share.text}
          path={view.sharePath}
        />
      )}
    </PersonalPage>
  );
}
