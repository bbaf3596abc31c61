import { ArrowLink } from "#app/components/arrow-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import { formatDollars } from "#app/language/format.ts";
import { addressOf } from "#app/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { sponsorLetterPath } from "#domain/documents.ts";
import { tripPackages } from "#domain/trip-price.ts";
import type { GroupTripsContent, GroupTripsData } from "./group-trips-content.ts";

type Content = GroupTripsContent["planner"];
type Props = { content: Content; plan: GroupTripsData["plan"]; cost: GroupTripsData["cost"] };
type Priced = Extract<GroupTripsData["cost"], { kind: "priced" }>;

/** Puts numbers into a sentence: "{people} × {each}". */
function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** What a trip would cost, every line with its reason; the choice is in the address (a form of links). */
export function TripPlanner({ content, plan, cost }: Props) {
  return (
    <section className="ground-sand" id="planner" aria-labelledby="planner-title">
      <div className="container section">
        <SectionHeading id="planner-title" title={content.title} lead={content.lead} />
        <div className="planner-body">
          <PlannerForm content={content} plan={plan} />
          <div className="trip-result" role="status">
            {cost.kind === "priced" ? (
              <Bill content={content} plan={plan} cost={cost} />
            ) : (
              <Outside content={content} plan={plan} cost={cost} />
            )}
          </div>
        </div>
      </div>
    </section>
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
      <div className="form-field">
        <label htmlFor="planner-people">{content.people}</label>
        <input
          className="input"
          id="planner-people"
          name="people"
          type="number"
          inputMode="numeric"
          min={1}
          max={300}
          required
          defaultValue={plan.people}
          aria-describedby="planner-people-hint"
        />
        <p className="hint small" id="planner-people-hint">
          {content.people_hint}
        </p>
      </div>
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
  const rows = [
    { label: lines.each, why: lines.each_why, amount: each },
    { label: lines.people, why: size, amount: String(plan.people) },
    { label: lines.total, why: lines.total_why, amount: formatDollars(cost.totalCents, language) },
  ];
  return (
    <>
      <dl className="trip-bill">
        {rows.map(({ label, why, amount }) => (
          <div key={label}>
            <dt>
              {label} <small>{filled(why, values)}</small>
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <h3>{included.title}</h3>
      <ul className="trip-included">
        {[...included.everyone, ...included.more[plan.package]].map((item) => (
          <li key={item}>
            <Icon name="check" size={20} />
            {item}
          </li>
        ))}
      </ul>
      <p className="small">{included.note}</p>
      <p className="trip-ask">
        <a
          className="arrow-link"
          href={`${letter}?${new URLSearchParams({ package: plan.package, people: String(plan.people) })}`}
        >
          <Icon name="download" size={20} />
          {content.letter}
        </a>
      </p>
      <p className="trip-ask">
        <a className="arrow-link" href="#packet">
          {content.ask}
          <Icon name="arrow" size={20} />
        </a>
      </p>
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
    const sentence = cost.missing === 1 ? few.one : filled(few.many, { missing: cost.missing });
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
      <p className="trip-outside">{filled(many, values)}</p>
      <p>
        <a className="arrow-link" href="#packet">
          {content.ask}
          <Icon name="arrow" size={20} />
        </a>
      </p>
    </>
  );
}
