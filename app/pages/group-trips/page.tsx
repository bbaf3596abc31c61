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
    plan,
    rates,
    cost: tripCost(plan, rates),
    answer: tripAnswer(content.planner, plan, rates, language),
    table: tripTable(language),
    form: await formViewModel(groupPacketForm, { ...place, preset }),
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
