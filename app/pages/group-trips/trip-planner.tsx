import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PlannerPeople } from "#app/components/forms/planner-people.tsx";
import { PlannerNoSignal, usePlannerOffline } from "#app/components/forms/planner-offline.tsx";
import { PlannerTable } from "#app/components/forms/planner-table.tsx";
import { PlannerAnswerView } from "#app/components/forms/planner-answer.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { sponsorLetterPath } from "#domain/documents/documents.ts";
import { mostTravellers, tripPackages } from "#domain/planners/trip.ts";
import { PageLink } from "#app/components/ui/page-link.tsx";
import type { Route } from "./+types/page";

type Data = Route.ComponentProps["loaderData"];
type Props = { content: Data["content"]["planner"]; plan: Data["plan"] };
type FormProps = Props & Pick<Data, "rates">;

export function TripPlanner({ content: { planner: content }, ...data }: Data) {
  const { plan, rates, cost, answer, table } = data;
  return (
    <Section id="planner" title={content.title} lead={content.lead} ground="sand">
      <div className="split split-57 late start">
        <PlannerForm content={content} plan={plan} rates={rates} />
        <div className="planner-result panel" role="status">
          <PlannerAnswerView caption={content.title} answer={answer} />
          {cost.kind === "priced" && <Priced content={content} plan={plan} />}
          {cost.kind === "too-few" ? (
            <p>
              <ArrowLink to={content.too_few.action.target}>
                {content.too_few.action.label}
              </ArrowLink>
            </p>
          ) : (
            <AskForPacket label={content.ask} />
          )}
        </div>
      </div>
      <PlannerTable table={table} />
    </Section>
  );
}

function PlannerForm({ content, plan, rates }: FormProps) {
  const language = useLanguage();
  const { packages, lines, too_few, too_many, adjusted } = content;
  const words = { packages, lines, too_few, too_many, adjusted };
  return (
    <form
      className="planner-form stack"
      action={`${addressOf("groupTrips", language)}#planner`}
      method="get"
      key={`${plan.package} ${plan.people}`}
      {...usePlannerOffline({ kind: "trip", words, rates })}
    >
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
      <button className="button button-indigo">{content.compute}</button>
      <PlannerNoSignal>{content.table.no_signal}</PlannerNoSignal>
    </form>
  );
}

function Priced({ content, plan }: Props) {
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

function AskForPacket({ label }: { label: string }) {
  return (
    <p>
      <ArrowLink to={{ href: "#packet", outside: false }}>{label}</ArrowLink>
    </p>
  );
}
