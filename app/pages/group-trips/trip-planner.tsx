import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { CheckList } from "#app/components/blocks/check-list.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PlannerBill } from "#app/components/forms/planner-bill.tsx";
import { PlannerPeople } from "#app/components/forms/planner-people.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { sponsorLetterPath } from "#domain/documents/documents.ts";
import { mostTravellers, tripPackages } from "#domain/planners/trip-price.ts";
import type { GroupTripsContent, GroupTripsData } from "./group-trips-content.ts";

type Content = GroupTripsContent["planner"];
type Props = { content: Content; plan: GroupTripsData["plan"]; cost: GroupTripsData["cost"] };
type Priced = Extract<GroupTripsData["cost"], { kind: "priced" }>;

/** What a trip would cost, every line with its reason; the choice is in the address (a form of links). */
export function TripPlanner({ content: { planner: content }, plan, cost }: GroupTripsData) {
  return (
    <Section id="planner" title={content.title} lead={content.lead} ground="sand">
      <div className="planner-body">
        <PlannerForm content={content} plan={plan} />
        <div className="planner-result" role="status">
          {cost.kind === "priced" ? (
            <Bill content={content} plan={plan} cost={cost} />
          ) : (
            <Outside content={content} plan={plan} cost={cost} />
          )}
        </div>
      </div>
    </Section>
  );
}

function PlannerForm({ content, plan }: Pick<Props, "content" | "plan">) {
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
    </form>
  );
}

function Bill({ content, plan, cost }: Omit<Props, "cost"> & { cost: Priced }) {
  const language = useLanguage();
  const { lines, included } = content;
  const each = formatDollars(cost.eachCents, language);
  const values = { people: plan.people, each, package: content.packages[plan.package] };
  const size = { small: lines.size_small, best: lines.size_best, large: lines.size_large }[
    cost.size
  ];
  const letter = sponsorLetterPath("group-trip", { language, paper: "letter" });
  const total = formatDollars(cost.totalCents, language);
  const rows = [
    { name: lines.each, why: fillTemplate(lines.each_why, values), amount: each },
    { name: lines.people, why: fillTemplate(size, values), amount: String(plan.people) },
    { name: lines.total, why: fillTemplate(lines.total_why, values), amount: total, isSum: true },
  ];
  return (
    <>
      <PlannerBill caption={content.title} lines={rows} />
      <h3>{included.title}</h3>
      <CheckList items={[...included.everyone, ...included.more[plan.package]]} />
      <p className="small">{included.note}</p>
      <p>
        <a
          className="arrow-link"
          href={`${letter}?${new URLSearchParams({ package: plan.package, people: String(plan.people) })}`}
        >
          <Icon name="download" size={20} />
          {content.letter}
        </a>
      </p>
      <AskForPacket label={content.ask} />
    </>
  );
}

/** Fewer or more than one trip can take: what to do instead. */
function Outside({
  content,
  plan,
  cost,
}: Omit<Props, "cost"> & { cost: Exclude<GroupTripsData["cost"], Priced> }) {
  const { too_few: few, too_many: many } = content;
  if (cost.kind === "too-few") {
    const sentence =
      cost.missing === 1 ? few.one : fillTemplate(few.many, { missing: cost.missing });
    return (
      <>
        <p className="trip-outside">{sentence}</p>
        <p>
          <ArrowLink to={few.action.target}>{few.action.label}</ArrowLink>
        </p>
      </>
    );
  }
  const values = { people: plan.people, trips: cost.trips, largest: cost.largestTrip };
  return (
    <>
      <p className="trip-outside">{fillTemplate(many, values)}</p>
      <AskForPacket label={content.ask} />
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
