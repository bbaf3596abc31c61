import { pageFormAction, pageForms } from "#app/forms/page-forms.server.ts";
import { brochurePage } from "#app/components/brochure/brochure-view.tsx";
import { pageContent } from "#reader/content.ts";
import { languageOf, addressOf } from "#domain/language/language.ts";
import { tripAnswer, tripTable, tripRates } from "#reader/planners.ts";
import { tripCost, tripPlanOf, mostTravellers, tripPackages } from "#domain/planners/trip.ts";
import type { Route } from "./+types/page";
import { PlannerPeople, PlannerSection } from "#app/components/forms/planner.tsx";
import { ArrowLink, PageLink } from "#app/components/ui/links.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLanguage } from "#app/language/labels.tsx";

export function loader(args: Route.LoaderArgs) {
  const { searchParams, pathname } = args.url;
  const language = languageOf(pathname);
  const content = pageContent("groupTrips", language);
  const rates = tripRates();
  const plan = tripPlanOf(searchParams, rates);
  const preset: Record<string, string> = searchParams.has("people")
    ? { participants: String(plan.people), program: plan.package }
    : {};
  return {
    content,
    plan,
    cost: tripCost(plan, rates),
    answer: tripAnswer(plan, language),
    table: tripTable(language),
    forms: pageForms(content, args, { preset }),
  };
}

export const action = pageFormAction("group-packet");

export default brochurePage({ planner: TripPlanner });

type Data = Route.ComponentProps["loaderData"];

function TripPlanner({ content: { planner: content }, plan, cost, answer, table }: Data) {
  const language = useLanguage();
  const query = { package: plan.package, people: String(plan.people) };
  const fields = (
    <>
      <PlannerPeople
        label={content.people}
        hint={content.people_hint}
        people={plan.people}
        most={mostTravellers}
      />
      <fieldset>
        <legend>{content.package}</legend>
        {tripPackages.map((id) => (
          <label key={id} className="tick">
            <input type="radio" name="package" value={id} defaultChecked={plan.package === id} />
            {content.packages[id]}
          </label>
        ))}
      </fieldset>
    </>
  );
  const { action } = content.too_few;
  const ask =
    cost.kind === "too-few" ? action : { label: content.ask, target: { href: "#packet" } };
  return (
    <PlannerSection page="groupTrips" {...{ content, answer, table, fields }}>
      {cost.kind === "priced" && (
        <p>
          <PageLink className="arrow-link" to={addressOf("groupTripFile", language, { query })}>
            <Icon name="book" size={20} />
            {content.file}
          </PageLink>
        </p>
      )}
      <p>
        <ArrowLink to={ask.target}>{ask.label}</ArrowLink>
      </p>
    </PlannerSection>
  );
}
