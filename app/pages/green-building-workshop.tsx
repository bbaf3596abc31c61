import { answerForm, kept } from "#app/forms/answer-form.server.ts";
import { drawForm, headWithProblems } from "#app/forms/draw-form.server.ts";
import { BlockList } from "#app/components/block-list.tsx";
import { DestinationLink } from "#app/components/destination-link.tsx";
import { FormSummary } from "#app/components/form-summary.tsx";
import { FormView } from "#app/components/form-view.tsx";
import { GroundOpening } from "#app/components/ground-opening.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import { labelsOf, pageContent, reader } from "#app/content/load.server.ts";
import { formatDollars } from "#app/language/format.ts";
import { addressOf, languageOf } from "#app/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { workshopInterestForm } from "#domain/forms/workshop-interest.ts";
import {
  workshopCost,
  workshopPackages,
  type WorkshopPlan,
  type WorkshopRates,
} from "#domain/workshop-price.ts";
import type { Route } from "./+types/green-building-workshop";

const mostPeople = 50;

/** The rules' numbers, from the register of figures. */
function rates(): WorkshopRates {
  const number = (name: string) => reader("en").figure(name).number ?? 0;
  const cents = (name: string) => number(name) * 100;
  return {
    prices: {
      standard: cents("workshop_price_standard"),
      private: cents("workshop_price_private"),
      "private-premium": cents("workshop_price_private_premium"),
      "one-week": cents("workshop_price_week"),
    },
    latinAmericaPercent: number("workshop_latin_america_discount"),
    depositPercent: number("workshop_deposit"),
    groupSteps: [
      { from: number("workshop_group_small_size"), cents: cents("workshop_group_small_discount") },
      { from: number("workshop_group_large_size"), cents: cents("workshop_group_large_discount") },
    ],
  };
}

function planOf(query: URLSearchParams): WorkshopPlan {
  const asked = query.get("package");
  const people = Math.trunc(Number(query.get("people"))) || 1;
  return {
    package: workshopPackages.find((id) => id === asked) ?? "standard",
    people: Math.min(Math.max(people, 1), mostPeople),
    isLatinAmerican: query.has("latin-america"),
  };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("greenBuildingWorkshop", language);
  const place = { language, context, page: "greenBuildingWorkshop" } as const;
  const plan = planOf(url.searchParams);
  return {
    head: headWithProblems(head, place),
    content,
    labels: labelsOf(language, ["blocks", "video"]),
    plan,
    cost: workshopCost(plan, rates()),
    form: await drawForm(workshopInterestForm, { ...place, preset: { package: plan.package } }),
  };
}

export function action(args: Route.ActionArgs) {
  return answerForm(args, [kept(workshopInterestForm, "thanksInterest")]);
}

type Data = Route.ComponentProps["loaderData"];

/** A price worked out by the rules, every line with its reason; the choice is in the address. */
function Planner({
  content,
  plan,
  cost,
}: {
  content: Data["content"]["planner"];
  plan: Data["plan"];
  cost: Data["cost"];
}) {
  const language = useLanguage();
  const money = (cents: number) => formatDollars(cents, language);
  const lines = [
    { label: content.lines.price, amount: money(cost.priceCents) },
    ...(cost.latinAmericaCents
      ? [{ label: content.lines.latin_america, amount: `− ${money(cost.latinAmericaCents)}` }]
      : []),
    ...(cost.groupCents
      ? [{ label: content.lines.group, amount: `− ${money(cost.groupCents)}` }]
      : []),
    { label: content.lines.each, amount: money(cost.eachCents) },
    { label: `${content.lines.total} (${plan.people})`, amount: money(cost.totalCents) },
    { label: content.lines.deposit, amount: money(cost.depositCents) },
  ];
  return (
    <section className="ground-sand planner" id="planner">
      <div className="container section">
        <SectionHeading title={content.title} lead={content.lead} />
        <div className="planner-body">
          <form
            className="planner-form"
            action={`${addressOf("greenBuildingWorkshop", language)}#planner`}
            method="get"
          >
            <div className="form-field">
              <label htmlFor="planner-package">{content.package}</label>
              <select
                className="input"
                id="planner-package"
                name="package"
                defaultValue={plan.package}
              >
                {workshopPackages.map((id) => (
                  <option key={id} value={id}>
                    {content.packages[id]}
                  </option>
                ))}
              </select>
            </div>
            <div className="form-field">
              <label htmlFor="planner-people">{content.people}</label>
              <input
                className="input"
                id="planner-people"
                name="people"
                type="number"
                inputMode="numeric"
                min={1}
                max={mostPeople}
                defaultValue={plan.people}
              />
            </div>
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
          </form>
          <table className="table planner-lines">
            <caption className="visually-hidden">{content.title}</caption>
            <tbody>
              {lines.map(({ label, amount }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

export default function GreenBuildingWorkshopPage({ loaderData }: Route.ComponentProps) {
  const { content, plan, cost, form } = loaderData;
  const { opening, interest } = content;
  return (
    <>
      <FormSummary forms={[form]} />
      <GroundOpening
        title={opening.title}
        lead={opening.lead}
        ground="red"
        picture={opening.picture}
        band="materiales"
      >
        <DestinationLink className="button button-marigold" to={opening.apply.target}>
          {opening.apply.label}
        </DestinationLink>
        <DestinationLink className="button button-outline" to={opening.spanish.target}>
          <span lang="es">{opening.spanish.label}</span>
        </DestinationLink>
      </GroundOpening>
      <BlockList blocks={content.blocks} />
      <Planner content={content.planner} plan={plan} cost={cost} />
      <section className="section container workshop-interest" id="interest">
        <SectionHeading title={interest.title} lead={interest.text} />
        <FormView form={form} />
      </section>
    </>
  );
}
