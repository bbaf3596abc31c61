import type { Resolved } from "#reader/resolve.ts";
import type { PageContent } from "#reader/pages.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { PlannerBill } from "#app/components/forms/planner-bill.tsx";
import { NoSignalNote } from "#app/components/forms/form-view.tsx";
import { PlannerTable } from "#app/components/forms/planner-table.tsx";
import { PlannerPeople } from "#app/components/forms/planner-people.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { PriceTable } from "#reader/planners/price-tables.ts";
import { sponsorLetterPath } from "#domain/documents/documents.ts";
import {
  mostParticipants,
  workshopPackages,
  type WorkshopCost,
  type WorkshopPlan,
} from "#domain/planners/workshop-price.ts";

type Content = Resolved<PageContent["greenBuildingWorkshop"]>["planner"];
type Props = { content: Content; plan: WorkshopPlan; cost: WorkshopCost };
type Notes = {
  /** Another number of people was asked for than a plan is made for. */
  isAdjusted: boolean;
  /** A group, but the package counts no group discount. */
  leavesOutGroup: boolean;
};

/** A price worked out by the rules, every line with its reason; the choice is in the address. */
export function WorkshopPlanner({
  content,
  plan,
  cost,
  table,
  ...notes
}: Props & Notes & { table: PriceTable }) {
  const language = useLanguage();
  const counted = { most: mostParticipants, people: plan.people };
  return (
    <Section id="planner" title={content.title} lead={content.lead} ground="sand">
      <div className="planner-body">
        <PlannerForm content={content} plan={plan} />
        <div className="planner-result" role="status">
          {notes.isAdjusted && <p className="note">{fillTemplate(content.adjusted, counted)}</p>}
          <Bill content={content} plan={plan} cost={cost} />
          {notes.leavesOutGroup && <p className="note">{content.no_group}</p>}
          <p>
            <a className="arrow-link" href={letterAddress(plan, language)}>
              <Icon name="download" size={20} />
              {content.letter}
            </a>
          </p>
        </div>
      </div>
      <PlannerTable table={table} />
    </Section>
  );
}

function letterAddress(
  { package: chosen, people, isLatinAmerican }: WorkshopPlan,
  language: Language,
) {
  const path = sponsorLetterPath("workshop", { language, paper: "letter" });
  const query = new URLSearchParams({ package: chosen, people: String(people) });
  if (isLatinAmerican) query.set("latin-america", "yes");
  return `${path}?${query}`;
}

function PlannerForm({ content, plan }: Pick<Props, "content" | "plan">) {
  const language = useLanguage();
  return (
    <form
      className="planner-form"
      action={`${addressOf("greenBuildingWorkshop", language)}#planner`}
      method="get"
      // A plan from the address brings new controls with it.
      key={`${plan.package} ${plan.people} ${plan.isLatinAmerican}`}
    >
      <div className="form-field">
        <label htmlFor="planner-package">{content.package}</label>
        <select className="input" id="planner-package" name="package" defaultValue={plan.package}>
          {workshopPackages.map((id) => (
            <option key={id} value={id}>
              {content.packages[id]}
            </option>
          ))}
        </select>
      </div>
      <PlannerPeople label={content.people} people={plan.people} most={mostParticipants} />
      <label className="planner-check">
        <input
          type="checkbox"
          name="latin-america"
          value="yes"
          defaultChecked={plan.isLatinAmerican}
        />
        {content.latin_america}
      </label>
      <button className="button button-indigo">{content.compute}</button>
      <NoSignalNote>{content.table.no_signal}</NoSignalNote>
    </form>
  );
}

function Bill({ content, plan, cost }: Props) {
  const language = useLanguage();
  const money = (cents: number) => formatDollars(cents, language);
  const less = (cents: number) => (cents > 0 ? `− ${money(cents)}` : null);
  const { lines, why } = content;
  const values = {
    package: content.packages[plan.package],
    people: plan.people,
    each: money(cost.eachCents),
    total: money(cost.totalCents),
  };
  const amounts = {
    price: money(cost.priceCents),
    latin_america: less(cost.latinAmericaCents),
    group: less(cost.groupCents),
    each: money(cost.eachCents),
    total: money(cost.totalCents),
    deposit: money(cost.depositCents),
  };
  const rows = (Object.keys(amounts) as (keyof typeof amounts)[]).flatMap((id) => {
    const amount = amounts[id];
    return amount === null
      ? []
      : { name: lines[id], why: fillTemplate(why[id], values), amount, isSum: id === "total" };
  });
  return <PlannerBill caption={content.title} lines={rows} />;
}
