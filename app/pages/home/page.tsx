import { event, organisation, webSite } from "#app/components/structured-data/things.ts";
import { Arches } from "./arches.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { BlockList } from "#app/components/brochure/block-list.tsx";
import { JsonLd } from "#app/components/structured-data/json-ld.tsx";
import { usePlace } from "#app/components/structured-data/place.ts";
import { PartnerStrip } from "#app/components/blocks/partner-strip.tsx";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import { unlessEmpty } from "#app/components/blocks/sections.tsx";
import { languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { homeData, type HomeData } from "./home-data.server.ts";
import { HomeHero } from "./home-hero.tsx";
import { PlanDialogs } from "./plan-dialogs.tsx";
import { Plans } from "./plans.tsx";
import { EventsSection, GoodsSection, PoemSection, WhySection } from "./short-sections.tsx";
import { Gallery } from "./stories.tsx";
import { WorkSection } from "./work-section.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "#app/components/ui/card.css";
import "#app/styles/bands/cal.css";
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
    <section className="section" aria-labelledby="paths-title">
      <div className="container">
        <SectionHeading id="paths-title" {...content.paths} />
      </div>
      <Arches arches={paths} />
    </section>
  )),
  work: WorkSection,
  why: unlessEmpty("reasons", WhySection),
  gallery: unlessEmpty("videoGallery", Gallery),
  build: unlessEmpty("structures", Plans),
  goods: unlessEmpty("goods", GoodsSection),
  events: unlessEmpty("events", EventsSection),
  poem: PoemSection,
};

export default function HomePage({ loaderData: data }: Route.ComponentProps) {
  const place = usePlace();
  const events = data.events.map((entry) => event(place, entry));
  return (
    <>
      <HomeHero {...data} />
      <Band name="camino" />
      <BlockList order={data.content.sections} parts={parts} data={data} />
      <PlanDialogs data={data} />
      <JsonLd graph={[organisation(place, data.organisation), webSite(place), ...events]} />
    </>
  );
}
