import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { BrochureView } from "#app/components/brochure/brochure-view.tsx";
import { FormSection } from "#app/components/forms/form-section.tsx";
import { pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import { groupPacketForm } from "#domain/forms/group-packet.ts";
import { tripTable } from "#reader/planners/price-tables.ts";
import { tripAnswer } from "#domain/planners/trip-answer.ts";
import { tripPlanOf } from "#domain/planners/trip-plan.ts";
import { tripCost } from "#domain/planners/trip-price.ts";
import { tripRates } from "#reader/planners/trip-rates.ts";
import { TripPlanner } from "./trip-planner.tsx";
import type { Route } from "./+types/page";
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
  planner: TripPlanner,
  packet: ({ content: { packet }, form }: Data) => (
    <FormSection id="packet" {...packet} form={form} />
  ),
};

export default function GroupTripsPage({ loaderData }: Route.ComponentProps) {
  const { content, form } = loaderData;
  return (
    <BrochureView content={content} forms={{ packet: form }} parts={parts} data={loaderData} />
  );
}
