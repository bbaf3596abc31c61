import { pageFormAction } from "#app/forms/page-forms.server.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { BrochureView } from "#app/components/brochure/brochure-view.tsx";
import { pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import { groupPacketForm } from "#domain/forms/group-packet.ts";
import { tripTable } from "#reader/planners/price-tables.ts";
import { tripAnswer, tripCost, tripPlanOf } from "#domain/planners/trip.ts";
import { tripRates } from "#reader/planners/rates.ts";
import { TripPlanner } from "./trip-planner.tsx";
import type { Route } from "./+types/page";

export function loader(args: Route.LoaderArgs) {
  const { searchParams, pathname } = args.url;
  const language = languageOf(pathname);
  const { head, ...content } = pageContent("groupTrips", language);
  const rates = tripRates();
  const plan = tripPlanOf(searchParams, rates);
  const preset: Record<string, string> = searchParams.has("people")
    ? { participants: String(plan.people), program: plan.package }
    : {};
  return {
    head: headWithProblems(head, args),
    content,
    plan,
    rates,
    cost: tripCost(plan, rates),
    answer: tripAnswer(content.planner, plan, rates, language),
    table: tripTable(language),
    form: formViewModel(groupPacketForm, args, { preset }),
  };
}

export function action(args: Route.ActionArgs) {
  return pageFormAction(args, "group-packet");
}

const parts = { planner: TripPlanner };

export default function GroupTripsPage({ loaderData }: Route.ComponentProps) {
  const { content, form } = loaderData;
  const forms = { [groupPacketForm.name]: form };
  return <BrochureView content={content} forms={forms} parts={parts} data={loaderData} />;
}
