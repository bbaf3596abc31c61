import { PageLink } from "#app/components/ui/page-link.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { GroupTripsData } from "./group-trips-content.ts";

/** Three prices on three courses of one stair, the most popular raised and flagged. */
export function TripPrices({ content: { prices: content }, plan }: GroupTripsData) {
  const language = useLanguage();
  const addressWith = (trip: string) =>
    addressOf("groupTrips", language, {
      query: { people: String(plan.people), package: trip },
      anchor: "planner",
    });
  return (
    <Section id="prices" title={content.title} lead={content.lead} ground="sky">
      <ul className="trip-prices">
        {content.items.map(({ id, title, fact, text, popular }) => (
          <li key={id} className={popular ? "trip-price trip-price-popular" : "trip-price"}>
            {popular && <p className="trip-flag">{content.popular}</p>}
            <h3>{title}</h3>
            <p className="trip-amount">
              {fact.text} <small>{content.per}</small>
            </p>
            <p>{text}</p>
            <PageLink className={popular ? "button" : "button button-outline"} to={addressWith(id)}>
              {content.choose}
              <span className="visually-hidden">: {title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
