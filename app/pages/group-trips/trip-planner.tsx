import { Link } from "react-router";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { CheckList } from "#app/components/blocks/check-list.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PlannerPeople } from "#app/components/forms/planner-people.tsx";
import { NoSignalNote } from "#app/components/forms/form-view.tsx";
import { PlannerTable } from "#app/components/forms/planner-table.tsx";
import { TripBill } from "#app/components/forms/trip-bill.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { sponsorLetterPath } from "#domain/documents/documents.ts";
import { mostTravellers, tripPackages } from "#domain/planners/trip-price.ts";
import type { GroupTripsContent, GroupTripsData } from "./group-trips-content.ts";

type Content = GroupTripsContent["planner"];
type Props = { content: Content; plan: GroupTripsData["plan"] };

/** What a trip would cost, every line with its reason; the choice is in the address (a form of links). */
export function TripPlanner({ content: { planner: content }, plan, cost, table }: GroupTripsData) {
  return (
    <Section id="planner" title={content.title} lead={content.lead} ground="sand">
      <div className="planner-body">
        <PlannerForm content={content} plan={plan} />
        <div className="planner-result" role="status">
          {plan.isAdjusted && (
            <p className="note">
              {fillTemplate(content.adjusted, { most: mostTravellers, people: plan.people })}
            </p>
          )}
          <TripBill words={content} plan={plan} cost={cost} />
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

function PlannerForm({ content, plan }: Props) {
  const language = useLanguage();
  return (
    <form
      className="planner-form"
      action={`${addressOf("groupTrips", language)}#planner`}
      method="get"
      key={`${plan.package} ${plan.people}`}
    >
      <PlannerPeople
        label={content.people}
        hint={content.people_hint}
        people={plan.people}
        most={mostTravellers}
      />
      <fieldset className="trip-choices">
        <legend>{content.package}</legend>
        {tripPackages.map((id) => (
          <label key={id}>
            <input type="radio" name="package" value={id} defaultChecked={plan.package === id} />
            {content.packages[id]}
          </label>
        ))}
      </fieldset>
      <button className="button button-indigo">{content.compute}</button>
      <NoSignalNote>{content.table.no_signal}</NoSignalNote>
    </form>
  );
}

function Priced({ content, plan }: Props) {
  const language = useLanguage();
  const { included } = content;
  const query = { package: plan.package, people: String(plan.people) };
  const letter = sponsorLetterPath("group-trip", { language, paper: "letter" });
  return (
    <>
      <h3>{included.title}</h3>
      <CheckList items={included.everyone} />
      <p className="small">{included.note}</p>
      <p>
        <Link className="arrow-link" to={addressOf("groupTripFile", language, { query })}>
          <Icon name="book" size={20} />
          {content.file}
        </Link>
      </p>
      <p>
        <a className="arrow-link" href={`${letter}?${new URLSearchParams(query)}`}>
          <Icon name="download" size={20} />
          {content.letter}
        </a>
      </p>
    </>
  );
}

function AskForPacket({ label }: { label: string }) {
  return (
    <p>
      <ArrowLink to={{ href: "#packet", outside: false }}>{label}</ArrowLink>
    </p>
  );
}
