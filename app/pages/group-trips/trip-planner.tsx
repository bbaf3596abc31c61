import { PlannerPeople, PlannerSection } from "#app/components/forms/planner.tsx";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { sponsorLetterPath } from "#domain/documents/documents.ts";
import { addressOf } from "#domain/language/language.ts";
import { mostTravellers, tripPackages } from "#domain/planners/trip.ts";
import type { Route } from "./+types/page";

type Data = Route.ComponentProps["loaderData"];

export function TripPlanner({ content: { planner: content }, ...data }: Data) {
  const { plan, rates, cost, answer, table } = data;
  const { packages, lines, too_few, too_many, adjusted } = content;
  const words = { packages, lines, too_few, too_many, adjusted };
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
            {packages[id]}
          </label>
        ))}
      </fieldset>
    </>
  );
  const { action } = too_few;
  const ask =
    cost.kind === "too-few"
      ? action
      : { label: content.ask, target: { href: "#packet", outside: false } };
  const planner = { kind: "trip", words, rates } as const;
  return (
    <PlannerSection page="groupTrips" {...{ content, plan, planner, answer, table, fields }}>
      {cost.kind === "priced" && <Priced content={content} plan={plan} />}
      <p>
        <ArrowLink to={ask.target}>{ask.label}</ArrowLink>
      </p>
    </PlannerSection>
  );
}

type PricedProps = { content: Data["content"]["planner"]; plan: Data["plan"] };

function Priced({ content, plan }: PricedProps) {
  const language = useLanguage();
  const query = { package: plan.package, people: String(plan.people) };
  const letter = sponsorLetterPath("group-trip", { language, paper: "letter" });
  return (
    <div className="planner-answer" data-priced="">
      <p>
        <PageLink className="arrow-link" to={addressOf("groupTripFile", language, { query })}>
          <Icon name="book" size={20} />
          {content.file}
        </PageLink>
      </p>
      <p>
        <a className="arrow-link" href={`${letter}?${new URLSearchParams(query)}`}>
          <Icon name="download" size={20} />
          {content.letter}
        </a>
      </p>
    </div>
  );
}
