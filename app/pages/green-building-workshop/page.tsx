import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { BlockList } from "#app/components/blocks/block-list.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { FormSection } from "#app/components/forms/form-section.tsx";
import { FormSummary } from "#app/components/forms/form-summary.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { ProgramCards } from "#app/components/blocks/program-cards.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { pageContent } from "#reader/content.ts";
import { programsIn } from "#reader/programs.ts";
import { languageOf } from "#domain/language/language.ts";
import { workshopInterestForm } from "#domain/forms/workshop-interest.ts";
import { workshopAnswer } from "#domain/planners/workshop-answer.ts";
import { workshopPlanOf } from "#domain/planners/workshop-plan.ts";
import { workshopTable } from "#reader/planners/price-tables.ts";
import { workshopRates } from "#reader/planners/workshop-rates.ts";
import { WorkshopPlanner } from "./workshop-planner.tsx";
import type { Route } from "./+types/page";
import "#app/components/forms/planner.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("greenBuildingWorkshop", language);
  const place = { language, context, page: "greenBuildingWorkshop" } as const;
  const plan = workshopPlanOf(url.searchParams);
  const rates = workshopRates();
  return {
    head: headWithProblems(head, place),
    content,
    programs: programsIn(language, ["workshop"]),
    plan,
    rates,
    answer: workshopAnswer(content.planner, plan, rates, language),
    table: workshopTable(language),
    form: await formViewModel(workshopInterestForm, {
      ...place,
      preset: { package: plan.package },
    }),
  };
}

export function action(args: Route.ActionArgs) {
  return formAction(args, [savedForm(workshopInterestForm, { thanks: "thanksInterest" })]);
}

type Data = Route.ComponentProps["loaderData"];

const parts = {
  program: ({ content, programs }: Data) => (
    <Section id="program" title={content.program.title}>
      <ProgramCards programs={programs} />
    </Section>
  ),
  planner: ({ content, ...data }: Data) => <WorkshopPlanner {...data} content={content.planner} />,
  interest: ({ content, form }: Data) => (
    <FormSection id="interest" {...content.interest} form={form} />
  ),
};

export default function GreenBuildingWorkshopPage({ loaderData }: Route.ComponentProps) {
  const { content, form } = loaderData;
  const { apply, spanish, ...opening } = content.opening;
  return (
    <>
      <FormSummary forms={[form]} />
      <GroundOpening {...opening} ground="red" band="materiales">
        <DestinationLink className="button button-marigold" to={apply.target}>
          {apply.label}
        </DestinationLink>
        <DestinationLink className="button button-outline" to={spanish.target}>
          <span lang="es">{spanish.label}</span>
        </DestinationLink>
      </GroundOpening>
      <BlockList order={content.sections} parts={parts} data={loaderData} />
    </>
  );
}
