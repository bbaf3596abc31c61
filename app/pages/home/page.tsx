import { Arches } from "./arches.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { Closing } from "#app/components/blocks/closing.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { event } from "#app/components/structured-data/event.ts";
import { JsonLd } from "#app/components/structured-data/json-ld.tsx";
import { organisation } from "#app/components/structured-data/organisation.ts";
import { usePlace } from "#app/components/structured-data/place.ts";
import { webSite } from "#app/components/structured-data/web-site.ts";
import { DonateLink } from "#app/components/ui/donate-link.tsx";
import { PartnerStrip } from "#app/components/blocks/partner-strip.tsx";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import { Sections, unlessEmpty } from "#app/components/blocks/sections.tsx";
import { languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { ComeSection } from "./come-section.tsx";
import { homeData, type HomeData } from "./home-data.server.ts";
import { HomeHero } from "./home-hero.tsx";
import { PlanDialogs } from "./plan-dialogs.tsx";
import { Plans } from "./plans.tsx";
import { EventsSection, GoodsSection, PoemSection, WhySection } from "./short-sections.tsx";
import { Gallery, StoveSection } from "./stories.tsx";
import { WorkSection } from "./work-section.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "#app/components/ui/card.css";
import "#app/styles/bands/cal.css";
import "#app/styles/bands/libro.css";
import "#app/styles/bands/llanta.css";
import "#app/styles/bands/milpa.css";
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
  why: unlessEmpty("reasons", WhySection),
  gallery: unlessEmpty("videoGallery", Gallery),
  stove: StoveSection,
  build: unlessEmpty("structures", Plans),
  volunteer: ComeSection,
  goods: unlessEmpty("goods", GoodsSection),
  events: unlessEmpty("events", EventsSection),
  poem: PoemSection,
  closing: ({ content: { closing } }: HomeData) => (
    <Closing {...closing}>
      <DonateLink className="button">{closing.donate}</DonateLink>
      <DestinationLink className="button button-outline" to={closing.volunteer.target}>
        {closing.volunteer.label}
      </DestinationLink>
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
      <PlanDialogs data={data} />
      <JsonLd graph={[organisation(place, data.organisation), webSite(place), ...events]} />
    </>
  );
}
