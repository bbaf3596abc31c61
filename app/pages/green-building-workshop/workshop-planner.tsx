import type { Resolved } from "#reader/resolve.ts";
import type { PageContent } from "#reader/pages.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { PlannerAnswerView } from "#app/components/forms/planner-answer.tsx";
import { PlannerNoSignal, usePlannerOffline } from "#app/components/forms/planner-offline.tsx";
import { PlannerTable } from "#app/components/forms/planner-table.tsx";
import { PlannerPeople } from "#app/components/forms/planner-people.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { addressOf, type Language } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { PriceTable } from "#reader/planners/price-tables.ts";
import { sponsorLetterPath } from "#domain/documents/documents.ts";
import type { PlannerAnswer } from "#domain/planners/planner-answer.ts";
import {
  mostParticipants,
  workshopPackages,
  type WorkshopPlan,
  type WorkshopRates,
} from "#domain/planners/workshop.ts";

type Content = Resolved<PageContent["greenBuildingWorkshop"]>["planner"];
type FormProps = { content: Content; plan: WorkshopPlan; rates: WorkshopRates };
type Props = FormProps & { answer: PlannerAnswer; table: PriceTable };

/** A price worked out by the rules, every line with its reason; the choice is in the address. */
export function WorkshopPlanner({ content, plan, rates, answer, table }: Props) {
  const language = useLanguage();
  return (
    <Section id="planner" title={content.title} lead={content.lead} ground="sand">
      <div className="split split-57 late start">
        <PlannerForm content={content} plan={plan} rates={rates} />
        <div className="planner-result panel" role="status">
          <PlannerAnswerView caption={content.title} answer={answer} />
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

function PlannerForm({ content, plan, rates }: FormProps) {
  const language = useLanguage();
  const { packages, lines, why, adjusted, no_group } = content;
  const words = { packages, lines, why, adjusted, no_group };
  return (
    <form
      className="planner-form stack"
      action={`${addressOf("greenBuildingWorkshop", language)}#planner`}
      method="get"
      // A plan from the address brings new controls with it.
      key={`${plan.package} ${plan.people} ${plan.isLatinAmerican}`}
      {...usePlannerOffline({ kind: "workshop", words, rates })}
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
      <label className="tick">
        <input
          type="checkbox"
          name="latin-america"
          value="yes"
          defaultChecked={plan.isLatinAmerican}
        />
        {content.latin_america}
      </label>
      <button className="button button-indigo">{content.compute}</button>
      <PlannerNoSignal>{content.table.no_signal}</PlannerNoSignal>
    </form>
  );
}
