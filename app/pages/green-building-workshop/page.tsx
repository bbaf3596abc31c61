import { BrochureView } from "#app/components/brochure/brochure-view.tsx";
import { pageFormAction, pageForms } from "#app/forms/page-forms.server.ts";
import { languageOf } from "#domain/language/language.ts";
import { workshopAnswer, workshopPlanOf } from "#domain/planners/workshop.ts";
import { pageContent } from "#reader/content.ts";
import { workshopTable } from "#reader/planners/price-tables.ts";
import { workshopRates } from "#reader/planners/rates.ts";
import { WorkshopPlanner } from "./workshop-planner.tsx";
import type { Route } from "./+types/page";

export function loader(args: Route.LoaderArgs) {
  const language = languageOf(args.url.pathname);
  const content = pageContent("greenBuildingWorkshop", language);
  const plan = workshopPlanOf(args.url.searchParams);
  const rates = workshopRates();
  return {
    content,
    ...pageForms(content, args),
    plan,
    rates,
    answer: workshopAnswer(content.planner, plan, rates, language),
    table: workshopTable(language),
  };
}

export function action(args: Route.ActionArgs) {
  return pageFormAction(args, "workshop-interest");
}

const parts = { planner: WorkshopPlanner };

export default function GreenBuildingWorkshopPage({ loaderData }: Route.ComponentProps) {
  return <BrochureView {...loaderData} parts={parts} data={loaderData} />;
}
