import { Arches } from "./arches.tsx";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { Closing } from "#app/components/blocks/closing.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { event } from "#app/components/structured-data/event.ts";
import { JsonLd } from "#app/components/structured-data/json-ld.tsx";
import { organisation } from "#app/components/structured-data/organisation.ts";
import { usePlace } from "#app/components/structured-data/place.ts";
import { webSite } from "#app/components/structured-data/web-site.ts";
import { DonateLink } from "#app/components/giving/donate-link.tsx";
import { EventList, haveEnded } from "./event-list.tsx";
import { PartnerStrip } from "#app/components/blocks/partner-strip.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import { Sections, unlessEmpty } from "#app/components/blocks/sections.tsx";
import { languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { BuildDialogs } from "./build-dialogs.tsx";
import { BuildSection } from "./build-section.tsx";
import { FilmGallery } from "./films.tsx";
import { GoodsSection } from "./goods-section.tsx";
import { HandsSection } from "./hands-section.tsx";
import { homeData, type HomeData } from "./home-data.server.ts";
import { HomeHero } from "./home-hero.tsx";
import { PoemSection } from "./poem-section.tsx";
import { WhySection } from "./why-section.tsx";
import { WorkSection } from "./work-section.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "#app/components/ui/card.css";
import "#app/styles/bands/cal.css";
import "#app/styles/bands/libro.css";
import "#app/styles/bands/llanta.css";
import "#app/styles/bands/milpa.css";
import "#app/styles/bands/volcan.css";
import "./page.css";

export function loader({ url, context }: Route.LoaderArgs) {
  return homeData(languageOf(url.pathname), context);
}

const parts = {
  partners: unlessEmpty("partners", ({ content: { partners: words }, partners }: HomeData) => (
    <PartnerStrip
      partners={partners}
      title={fillTemplate(words.title, { count: partners.length })}
      pause={words.pause}
    />
  )),
  paths: unlessEmpty("paths", ({ content, paths }: HomeData) => (
    <section className="section paths" aria-labelledby="paths-title">
      <div className="container">
        <SectionHeading id="paths-title" {...content.paths} />
      </div>
      <Arches arches={paths} />
    </section>
  )),
  figures: WorkSection,
  volunteer: HandsSection,
  why: unlessEmpty("reasons", WhySection),
  build: BuildSection,
  events: unlessEmpty("events", ({ content: { events: words }, events }: HomeData) => (
    <Section
      id="events"
      className="events"
      title={haveEnded(events) ? words.title_ended : words.title}
    >
      <EventList events={events} words={words} />
    </Section>
  )),
  poem: PoemSection,
  gallery: unlessEmpty("videoGallery", FilmGallery),
  goods: unlessEmpty("goods", GoodsSection),
  closing: ({ content: { closing } }: HomeData) => (
    <Closing {...closing}>
      <DonateLink className="button">{closing.donate}</DonateLink>
      <DestinationLink className="button button-outline" to={closing.volunteer.target}>
        {closing.volunteer.label}
      </DestinationLink>
      <ArrowLink to={closing.check.target}>{closing.check.label}</ArrowLink>
    </Closing>
  ),
};

export default function HomePage({ loaderData: data }: Route.ComponentProps) {
  const place = usePlace();
  const events = data.events.map((entry) => event(place, entry));
  return (
    <>
      <HomeHero {...data} />
      <Band name="camino" />
      <Sections order={data.content.sections} parts={parts} data={data} />
      <BuildDialogs data={data} />
      <JsonLd graph={[organisation(place, data.organisation), webSite(place), ...events]} />
    </>
  );
}
