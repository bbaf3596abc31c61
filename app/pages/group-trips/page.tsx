import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { FormSection } from "#app/components/forms/form-section.tsx";
import { FormSummary } from "#app/components/forms/form-summary.tsx";
import { GroupPrices } from "#app/components/blocks/group-prices.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { Sections } from "#app/components/blocks/sections.tsx";
import { pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import { groupPacketForm } from "#domain/forms/group-packet.ts";
import { tripTable } from "#reader/planners/price-tables.ts";
import { tripAnswer } from "#domain/planners/trip-answer.ts";
import { tripPlanOf } from "#domain/planners/trip-plan.ts";
import { tripCost } from "#domain/planners/trip-price.ts";
import type { GroupTripsData } from "./group-trips-content.ts";
import { TripLogistics } from "./trip-logistics.tsx";
import { tripRates } from "#reader/planners/trip-rates.ts";
import { TripPlanner } from "./trip-planner.tsx";
import { TripPrices } from "./trip-prices.tsx";
import type { Route } from "./+types/page";
import "#app/styles/bands/cielo.css";
import "./audiences.css";
import "./benefits.css";
import "./logistics.css";
import "./planner.css";
import "./prices.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("groupTrips", language);
  const place = { language, context, page: "groupTrips" } as const;
  const rates = tripRates();
  const plan = tripPlanOf(url.searchParams, rates);
  const asked = url.searchParams.has("people");
  const preset: Record<string, string> = asked
    ? { participants: String(plan.people), program: plan.package }
    : {};
  return {
    head: headWithProblems(head, place),
    content,
    plan,
    rates,
    cost: tripCost(plan, rates),
    answer: tripAnswer(content.planner, plan, rates, language),
    table: tripTable(language),
    form: await formViewModel(groupPacketForm, { ...place, preset }),
  };
}

export function action(args: Route.ActionArgs) {
  return formAction(args, [savedForm(groupPacketForm, { thanks: "thanksInterest" })]);
}

function Benefits({ content: { benefits } }: GroupTripsData) {
  return (
    <Section id="benefits" title={benefits.title}>
      <ul className="trip-benefits">
        {benefits.items.map(({ title, text, picture }) => (
          <li key={title} data-reveal="">
            <div className="trip-ring">
              <PictureView picture={picture} sizes="(min-width: 48rem) 12rem, 5rem" decorative />
            </div>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Audiences({ content: { audiences } }: GroupTripsData) {
  return (
    <Section id="audiences" title={audiences.title} lead={audiences.lead} ground="indigo">
      <ul className="trip-audiences">
        {audiences.items.map(({ id, title, text, picture }) => (
          <li key={id} className="card trip-audience" data-reveal="">
            <div className="card-picture">
              <PictureView
                picture={picture}
                decorative
                sizes="(min-width: 1024px) 20rem, (min-width: 600px) 46vw, 88vw"
              />
            </div>
            <div className="thread" aria-hidden="true" />
            <div className="card-body">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Packet({ content: { opening, packet, consultation }, form }: GroupTripsData) {
  return (
    <FormSection id="packet" {...packet} form={form}>
      <div className="form-section-beside">
        <h3>{consultation.title}</h3>
        <p>{consultation.text}</p>
        <ActionLinks actions={[opening.consultation]} first="indigo" />
      </div>
    </FormSection>
  );
}

const parts = {
  benefits: Benefits,
  audiences: Audiences,
  logistics: TripLogistics,
  prices: TripPrices,
  all_prices: ({ content }: GroupTripsData) => <GroupPrices words={content.all_prices} />,
  planner: TripPlanner,
  packet: Packet,
};

export default function GroupTripsPage({ loaderData }: Route.ComponentProps) {
  const { content, form } = loaderData;
  const { packet, consultation, ...opening } = content.opening;
  return (
    <>
      <FormSummary forms={[form]} />
      <GroundOpening {...opening} ground="green" band="cielo">
        <ActionLinks actions={[packet, consultation]} first="marigold" />
      </GroundOpening>
      <Sections order={content.sections} parts={parts} data={loaderData} />
    </>
  );
}
