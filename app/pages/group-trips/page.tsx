import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { FormSection } from "#app/components/forms/form-section.tsx";
import { FormSummary } from "#app/components/forms/form-summary.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import { pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import { groupPacketForm } from "#domain/forms/group-packet.ts";
import { tripCost } from "#domain/planners/trip-price.ts";
import type { GroupTripsContent } from "./group-trips-content.ts";
import { TripLogistics } from "./trip-logistics.tsx";
import { tripPlanOf, tripRates } from "#reader/planners/trip-plan.ts";
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
    cost: tripCost(plan, rates),
    form: await formViewModel(groupPacketForm, { ...place, preset }),
  };
}

export function action(args: Route.ActionArgs) {
  return formAction(args, [savedForm(groupPacketForm, { thanks: "thanksInterest" })]);
}

function Benefits({ content }: { content: GroupTripsContent["benefits"] }) {
  return (
    <section className="section container" aria-labelledby="benefits-title">
      <SectionHeading id="benefits-title" title={content.title} />
      <ul className="trip-benefits">
        {content.items.map(({ title, text, picture }) => (
          <li key={title} data-reveal="">
            <div className="trip-ring">
              <PictureView picture={picture} decorative />
            </div>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Audiences({ content }: { content: GroupTripsContent["audiences"] }) {
  return (
    <section className="ground-indigo on-dark" id="audiences" aria-labelledby="audiences-title">
      <div className="section container">
        <SectionHeading id="audiences-title" title={content.title} lead={content.lead} />
        <ul className="trip-audiences">
          {content.items.map(({ id, title, text, picture }) => (
            <li key={id} className="card trip-audience" data-reveal="">
              <div className="card-picture">
                <PictureView
                  picture={picture}
                  decorative
                  sizes="(min-width: 1024px) 20rem, (min-width: 600px) 46vw, 92vw"
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
      </div>
    </section>
  );
}

export default function GroupTripsPage({ loaderData }: Route.ComponentProps) {
  const { content, plan, cost, form } = loaderData;
  const { opening, packet, consultation } = content;
  return (
    <>
      <FormSummary forms={[form]} />
      <GroundOpening {...opening} ground="green" band="cielo">
        <DestinationLink className="button button-marigold" to={opening.packet.target}>
          {opening.packet.label}
        </DestinationLink>
        <DestinationLink className="button button-outline" to={opening.consultation.target}>
          {opening.consultation.label}
        </DestinationLink>
      </GroundOpening>
      <Benefits content={content.benefits} />
      <Audiences content={content.audiences} />
      <TripLogistics content={content.logistics} />
      <TripPrices content={content.prices} people={plan.people} />
      <TripPlanner content={content.planner} plan={plan} cost={cost} />
      <FormSection id="packet" title={packet.title} text={packet.text} form={form}>
        <div className="form-section-beside">
          <h3>{consultation.title}</h3>
          <p>{consultation.text}</p>
          <DestinationLink className="button button-indigo" to={opening.consultation.target}>
            {opening.consultation.label}
          </DestinationLink>
        </div>
      </FormSection>
    </>
  );
}
