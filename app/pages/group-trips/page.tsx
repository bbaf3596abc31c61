import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { BlockList } from "#app/components/blocks/block-list.tsx";
import { FormSection } from "#app/components/forms/form-section.tsx";
import { FormSummary } from "#app/components/forms/form-summary.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { ProgramCards } from "#app/components/blocks/program-cards.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { pageContent } from "#reader/content.ts";
import { programsIn } from "#reader/programs.ts";
import { languageOf } from "#domain/language/language.ts";
import { groupPacketForm } from "#domain/forms/group-packet.ts";
import { tripTable } from "#reader/planners/price-tables.ts";
import { tripAnswer } from "#domain/planners/trip-answer.ts";
import { tripPlanOf } from "#domain/planners/trip-plan.ts";
import { tripCost } from "#domain/planners/trip-price.ts";
import { tripRates } from "#reader/planners/trip-rates.ts";
import { TripPlanner } from "./trip-planner.tsx";
import type { Route } from "./+types/page";
import "#app/styles/bands/cielo.css";
import "./planner.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("groupTrips", language);
  const place = { language, context, page: "groupTrips" } as const;
  const rates = tripRates();
  const plan = tripPlanOf(url.searchParams, rates);
  const asked = url.searchParams.has("people");
  const preset: Record<string, string> = asked
    ? { participants: String(plan.people), program: plan.package }
    : {};
  return {
    head: headWithProblems(head, place),
    content,
    programs: programsIn(language, ["service-groups", "group-trips"]),
    plan,
    rates,
    cost: tripCost(plan, rates),
    answer: tripAnswer(content.planner, plan, rates, language),
    table: tripTable(language),
    form: await formViewModel(groupPacketForm, { ...place, preset }),
  };
}

export function action(args: Route.ActionArgs) {
  return formAction(args, [savedForm(groupPacketForm, { thanks: "thanksInterest" })]);
}

type Data = Route.ComponentProps["loaderData"];

const parts = {
  programs: ({ content, programs }: Data) => (
    <Section id="programs" {...content.programs}>
      <ProgramCards programs={programs} />
    </Section>
  ),
  planner: TripPlanner,
  packet: ({ content: { packet }, form }: Data) => (
    <FormSection id="packet" {...packet} form={form} />
  ),
};

export default function GroupTripsPage({ loaderData }: Route.ComponentProps) {
  const { content, form } = loaderData;
  const { packet, consultation, ...opening } = content.opening;
  return (
    <>
      <FormSummary forms={[form]} />
      <GroundOpening {...opening} ground="green" band="cielo">
        <ActionLinks actions={[packet, consultation]} first="marigold" />
      </GroundOpening>
      <BlockList order={content.sections} parts={parts} data={loaderData} />
    </>
  );
}
