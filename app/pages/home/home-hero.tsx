import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { DonateLink } from "#app/components/giving/donate-link.tsx";
import type { HeroSheets } from "./hero-picture.tsx";
import { Hero } from "./hero.tsx";
import type { HomeContent } from "./home-data.server.ts";

type Props = { content: HomeContent["hero"]; pictures: { dawn: HeroSheets; night: HeroSheets } };

/** Specification 1: what was built, the claim, and four ways on. */
export function HomeHero({ content, pictures }: Props) {
  const { number_fact, title, lead, claim, films, donate, volunteer, learn, involved } = content;
  return (
    <Hero
      number={number_fact.text}
      title={title}
      lead={lead}
      claim={claim}
      pictures={pictures}
      films={films}
    >
      <DonateLink className="button button-marigold">{donate}</DonateLink>
      <DestinationLink className="button button-outline" to={volunteer.target}>
        {volunteer.label}
      </DestinationLink>
      <span className="hero-links">
        <ArrowLink to={learn.target} context={learn.context}>
          {learn.label}
        </ArrowLink>
        <ArrowLink to={involved.target}>{involved.label}</ArrowLink>
      </span>
    </Hero>
  );
}
