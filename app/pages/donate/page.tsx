import { organisationWithDonateAction } from "#app/components/structured-data/schema-org.ts";
import { data, redirect, type HeadersFunction } from "react-router";
import { ArrowLink, DestinationLink } from "#app/components/ui/links.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { BlockList } from "#app/components/brochure/block-list.tsx";
import { FormSection } from "#app/components/forms/form-section.tsx";
import { JsonLd, useSite } from "#app/components/structured-data/json-ld.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { documentPath } from "#domain/documents/documents.ts";
import { pageContent } from "#reader/content.ts";
import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { giftHandler } from "./gift-handler.server.ts";
import { formViewModel } from "#app/forms/form-view-model.server.ts";
import { giftFormModel, canonicalGiftAddress } from "./gift-form-model.server.ts";
import { languageOf } from "#domain/language/language.ts";
import { sponsorQuestionForm } from "#domain/forms/sponsor-question.ts";
import type { Route } from "./+types/page";
import { goalViews } from "#app/goals.server.ts";
import { GoalCards } from "#app/components/giving/goal-cards.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { GiftForm } from "./gift-form.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { url, request, context } = args;
  const language = languageOf(url.pathname);
  if (request.method === "GET") {
    const plain = canonicalGiftAddress(url.searchParams, language);
    if (plain) throw redirect(plain);
  }
  const content = pageContent("donate", language);
  const gift = await giftFormModel(args);
  const page = {
    head: { hidden: gift.back !== null },
    content,
    // Past and future goals are only on their own pages.
    goals: (await goalViews(language, context)).filter(
      ({ stage }) => stage !== "coming" && stage !== "over",
    ),
    goalWords: pageContent("goal", language),
    gift,
    forms: { gift: gift.form, sponsor: formViewModel(sponsorQuestionForm, args) },
  };
  // The form has the donor's data: on a shared computer the next person must not get it with "back".
  return gift.isResumed ? data(page, { headers: { "Cache-Control": "no-store" } }) : page;
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function action(args: Route.ActionArgs) {
  return formAction(args, [savedForm(sponsorQuestionForm), giftHandler(args.context)]);
}

type Data = Route.ComponentProps["loaderData"];

function Dollar({ content: { dollar } }: Pick<Data, "content">) {
  const share = dollar.share_number_fact.number;
  return (
    <section className="donate-dollar mt-7">
      <h2 className="fs-3">{dollar.title}</h2>
      <div className="dollar-bar mt-4" aria-hidden="true">
        <div className="dollar-programme band-camino" />
        <div className="dollar-rest" />
      </div>
      <div className="dollar-labels">
        <p>
          <b className="numeral">{share}%</b> {dollar.programme}
        </p>
        <p>
          <b className="numeral">{100 - share}%</b> {dollar.running}
        </p>
      </div>
    </section>
  );
}

const Trust = ({ content: { trust } }: Pick<Data, "content">) => (
  <ul className="signed stack gap-5">
    {trust.map(({ icon, title, text, target }) => (
      <li key={title}>
        <Icon name={icon} size={32} />
        <div>
          <h3 className="fs-2">
            <DestinationLink className="touch" to={target}>
              {title}
            </DestinationLink>
          </h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);

const parts = {
  goals: ({ goals, goalWords }: Data) =>
    goals.length > 0 && (
      <Section id="goals" {...goalWords.section}>
        <GoalCards goals={goals} words={goalWords} />
      </Section>
    ),
  sponsor: ({ content, forms }: Data) => (
    <FormSection id="sponsor" {...content.sponsor} form={forms.sponsor}>
      {content.after_gift.map(({ label, target }) => (
        <p key={label}>
          <ArrowLink to={target}>{label}</ArrowLink>
        </p>
      ))}
      <p>
        <a className="touch" href={documentPath("ways-to-give", useLanguage())}>
          {content.for_adviser}
        </a>
      </p>
    </FormSection>
  ),
};

export default function DonatePage({ loaderData }: Route.ComponentProps) {
  const { content, gift } = loaderData;
  const site = useSite();
  return (
    <>
      <JsonLd graph={[gift.mode === "live" ? organisationWithDonateAction(site) : null]} />
      <GiftForm content={content} model={gift}>
        <Trust content={content} />
        <Dollar content={content} />
      </GiftForm>
      <Band name="milpa" />
      <BlockList data={loaderData} parts={parts} />
    </>
  );
}
