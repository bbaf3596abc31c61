import { data, redirect, type HeadersFunction } from "react-router";
import { Dollar, More, Questions, Trust, Ways } from "./about-giving.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { FormSummary } from "#app/components/forms/form-summary.tsx";
import { FormView } from "#app/components/forms/form-view.tsx";
import { JsonLd } from "#app/components/structured-data/json-ld.tsx";
import { takesDonations } from "#app/components/structured-data/organisation.ts";
import { usePlace } from "#app/components/structured-data/place.ts";
import { questions as asked } from "#app/components/structured-data/questions.ts";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import { pageContent } from "#reader/content.ts";
import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { resumedGift } from "#app/forms/resumed-gift.server.ts";
import { giftHandler } from "#app/forms/gift-handler.server.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { giftViewModel, plainGiftAddress } from "#app/forms/gift-view-model.server.ts";
import { languageOf } from "#domain/language/language.ts";
import { donateStart } from "#app/shell.server.ts";
import { sponsorQuestionForm } from "#domain/forms/sponsor-question.ts";
import type { Route } from "./+types/page";
import { employerSearch } from "#app/employers.server.ts";
import { goalViews } from "#app/goals.server.ts";
import { Goals, shownGoals } from "./goals.tsx";
import { Employers } from "./employers.tsx";
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
  const resumed = await resumedGift(url.searchParams, language, context);
  const gift = await giftViewModel(url.searchParams, place, resumed);
  const form = await formViewModel(sponsorQuestionForm, {
    ...place,
    preset: { about: url.searchParams.get("about") },
  });
  const page = {
    head: { ...headWithProblems(head, place), hidden: gift.back !== null },
    content,
    goals: shownGoals(await goalViews(language, context)),
    goalWords: pageContent("goal", language),
    choices: donateStart(language).choices,
    employers: employerSearch(url.searchParams, language),
    gift,
    form,
  };
  // Filled in with a person, it is kept nowhere: the next one at a shared computer presses «back».
  return resumed ? data(page, { headers: { "Cache-Control": "no-store" } }) : page;
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function action(args: Route.ActionArgs) {
  return formAction(args, [
    savedForm(sponsorQuestionForm, { thanks: "thanksInterest" }),
    giftHandler(args.context),
  ]);
}

export default function DonatePage({ loaderData }: Route.ComponentProps) {
  const { content, choices, gift, form } = loaderData;
  const { dollar, ways, trust, more, questions, sponsor } = content;
  const place = usePlace();
  const isLive = gift.mode === "live";
  return (
    <>
      <JsonLd graph={[isLive ? takesDonations(place) : null, asked(questions.items)]} />
      <FormSummary forms={[gift.form, form]} />
      <GiftForm content={content} choices={choices} gift={gift} beside={<Trust items={trust} />} />
      <Band name="milpa" />
      <Goals goals={loaderData.goals} words={loaderData.goalWords} />
      <Dollar words={dollar} />
      <More more={more} />
      <Ways words={ways} />
      <Employers words={content.employers} search={loaderData.employers} />
      <Questions questions={questions} />
      <section className="ground-sunk" id="sponsor">
        <div className="container section">
          <SectionHeading title={sponsor.title} lead={sponsor.text} />
          <div className="donate-sponsor">
            <FormView form={form} />
          </div>
        </div>
      </section>
    </>
  );
}
