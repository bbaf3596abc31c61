import { takesDonations } from "#app/components/structured-data/things.ts";
import { data, redirect, type HeadersFunction } from "react-router";
import { Dollar, Trust } from "./about-giving.tsx";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { BlockList } from "#app/components/brochure/block-list.tsx";
import { FormSection } from "#app/components/forms/form-section.tsx";
import { FormSummary } from "#app/components/forms/form-summary.tsx";
import { JsonLd } from "#app/components/structured-data/json-ld.tsx";
import { usePlace } from "#app/components/structured-data/place.ts";
import { PaperLinks } from "#app/components/blocks/paper-links.tsx";
import { documentPath } from "#domain/documents/documents.ts";
import { pageContent } from "#reader/content.ts";
import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { resumedFields } from "#app/forms/resumed-gift.server.ts";
import { giftHandler } from "#app/forms/gift-handler.server.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { giftViewModel, plainGiftAddress } from "#app/forms/gift-view-model.server.ts";
import { languageOf } from "#domain/language/language.ts";
import { sponsorQuestionForm } from "#domain/forms/sponsor-question.ts";
import type { Route } from "./+types/page";
import { goalViews } from "#app/goals.server.ts";
import { GoalCards } from "#app/components/giving/goal-cards.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { unlessEmpty } from "#app/components/blocks/sections.tsx";
import { GiftForm } from "./gift-form.tsx";
import "#app/styles/bands/milpa.css";
import "./page.css";

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  if (request.method === "GET") {
    const plain = plainGiftAddress(url.searchParams, language);
    if (plain) throw redirect(plain);
  }
  const { head, ...content } = pageContent("donate", language);
  const place = { language, context, page: "donate" } as const;
  const resumed = await resumedFields(url.searchParams, language, context);
  const gift = await giftViewModel(url.searchParams, place, resumed);
  const form = await formViewModel(sponsorQuestionForm, {
    ...place,
    preset: { about: url.searchParams.get("about") },
  });
  const page = {
    head: { ...headWithProblems(head, place), hidden: gift.back !== null },
    content,
    // Goals that are past or to come stand on their own pages.
    goals: (await goalViews(language, context)).filter(
      ({ stage }) => stage !== "coming" && stage !== "over",
    ),
    goalWords: pageContent("goal", language),
    gift,
    form,
  };
  // Filled in with a person, it is kept nowhere: the next one at a shared computer presses «back».
  return resumed ? data(page, { headers: { "Cache-Control": "no-store" } }) : page;
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function action(args: Route.ActionArgs) {
  return formAction(args, [savedForm(sponsorQuestionForm), giftHandler(args.context)]);
}

type Data = Route.ComponentProps["loaderData"];

const parts = {
  goals: unlessEmpty<Data>("goals", ({ goals, goalWords }) => (
    <Section id="goals" {...goalWords.section}>
      <GoalCards goals={goals} words={goalWords} />
    </Section>
  )),
  sponsor: ({ content, form }: Data) => (
    <FormSection id="sponsor" {...content.sponsor} form={form}>
      {content.after_gift.map(({ label, target }) => (
        <p key={label}>
          <ArrowLink to={target}>{label}</ArrowLink>
        </p>
      ))}
      <p>
        {content.for_adviser}{" "}
        <PaperLinks
          title={content.for_adviser}
          pathOf={(edition) => documentPath("ways-to-give", edition)}
        />
      </p>
    </FormSection>
  ),
};

export default function DonatePage({ loaderData }: Route.ComponentProps) {
  const { content, gift, form } = loaderData;
  const place = usePlace();
  return (
    <>
      <JsonLd graph={[gift.mode === "live" ? takesDonations(place) : null]} />
      <FormSummary forms={[gift.form, form]} />
      <GiftForm
        content={content}
        gift={gift}
        beside={
          <>
            <Trust items={content.trust} />
            <Dollar words={content.dollar} />
          </>
        }
      />
      <Band name="milpa" />
      <BlockList order={content.sections} parts={parts} data={loaderData} />
    </>
  );
}
