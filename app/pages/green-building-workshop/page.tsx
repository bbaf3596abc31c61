import { brochurePage } from "#app/components/brochure/brochure-view.tsx";
import { pageFormAction, pageForms } from "#app/forms/page-forms.server.ts";
import { services } from "#app/services.server.ts";
import { eventPhase, guatemalaDay } from "#domain/clock.ts";
import { languageOf } from "#domain/language/language.ts";
import { workshopPlanOf, mostParticipants, workshopPackages } from "#domain/planners/workshop.ts";
import { listContent, pageContent } from "#reader/content.ts";
import { workshopAnswer, workshopTable } from "#reader/planners.ts";
import type { Route } from "./+types/page";
import { PlannerPeople, PlannerSection } from "#app/components/forms/planner.tsx";
import { PrintButton } from "#app/components/ui/print-button.tsx";
import { useLabel } from "#app/language/labels.tsx";

export function loader(args: Route.LoaderArgs) {
  const language = languageOf(args.url.pathname);
  const { lead_over: lead, ...content } = pageContent("greenBuildingWorkshop", language);
  const today = guatemalaDay(services(args.context).clock.now());
  const event = listContent("events", language).find(({ id }) => id === "green-building-workshop");
  const isOver = event && eventPhase(event, today) === "ended";
  const plan = workshopPlanOf(args.url.searchParams);
  return {
    content: isOver ? { ...content, opening: { ...content.opening, lead } } : content,
    forms: pageForms(content, args),
    plan,
    answer: workshopAnswer(plan, language),
    table: workshopTable(language),
  };
}

export const action = pageFormAction("workshop-interest");

export default brochurePage({ planner: WorkshopPlanner });

type Data = Route.ComponentProps["loaderData"];

function WorkshopPlanner({ content: { planner: content }, plan, answer, table }: Data) {
  const label = useLabel();
  const fields = (
    <>
      <fieldset>
        <legend>{content.package}</legend>
        {workshopPackages.map((id) => (
          <label key={id} className="tick">
            <input type="radio" name="package" value={id} defaultChecked={plan.package === id} />
            {content.packages[id]}
          </label>
        ))}
      </fieldset>
      <PlannerPeople label={content.people} people={plan.people} most={mostParticipants} />
      <label className="tick">
        <input
          type="checkbox"
          name="latin-america"
          value="yes"
          defaultChecked={plan.isLatinAmerican}
        />
        {content.latin_america}
      </label>
    </>
  );
  return (
    <PlannerSection page="greenBuildingWorkshop" {...{ content, answer, table, fields }}>
      <PrintButton>{label("share.print")}</PrintButton>
    </PlannerSection>
  );
}
