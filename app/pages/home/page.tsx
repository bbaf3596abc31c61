import { useState } from "react";
import { Arches } from "./arches.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { Closing } from "#app/components/blocks/closing.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { DonateLink } from "#app/components/giving/donate-link.tsx";
import { EventList } from "./event-list.tsx";
import { PartnerStrip } from "#app/components/blocks/partner-strip.tsx";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import { languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { BuildDialogs } from "./build-dialogs.tsx";
import { BuildSection } from "./build-section.tsx";
import { BuildFilms, FilmGallery } from "./films.tsx";
import { GoodsSection } from "./goods-section.tsx";
import { HandsSection } from "./hands-section.tsx";
import { homeData } from "./home-data.server.ts";
import { HomeHero } from "./home-hero.tsx";
import { PoemSection } from "./poem-section.tsx";
import { StructuredData } from "./structured-data.tsx";
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

export default function HomePage({ loaderData: data }: Route.ComponentProps) {
  const { content, partners } = data;
  const [filmId, setFilmId] = useState<string | null>(null);
  const playing = { id: filmId, play: setFilmId };
  return (
    <>
      <HomeHero content={content.hero} pictures={data.hero} />
      <Band name="camino" />
      <PartnerStrip
        partners={partners}
        title={fillTemplate(content.partners.title, { count: partners.length })}
        pause={content.partners.pause}
      />
      <section className="section paths" aria-labelledby="paths-title">
        <div className="container">
          <SectionHeading id="paths-title" {...content.paths} />
        </div>
        <Arches arches={data.paths} />
      </section>
      <WorkSection content={content.figures} metrics={data.metrics} />
      <HandsSection content={content.volunteer} />
      <WhySection content={content.why} reasons={data.reasons} />
      <Band name="cal" />
      <BuildSection data={data}>
        <BuildFilms
          films={data.buildVideos}
          target={content.gallery.all.target}
          playing={playing}
        />
      </BuildSection>
      <section className="section events" aria-labelledby="events-title">
        <div className="container">
          <SectionHeading id="events-title" title={content.events.title} />
          <EventList events={data.events} words={content.events} />
        </div>
      </section>
      <PoemSection content={content.poem} />
      <FilmGallery content={content.gallery} films={data.videoGallery} playing={playing} />
      <GoodsSection content={content.goods} goods={data.goods} />
      <HomeClosing content={content.closing} />
      <BuildDialogs data={data} />
      <StructuredData organisation={data.organisation} events={data.events} />
    </>
  );
}

type ClosingContent = Route.ComponentProps["loaderData"]["content"]["closing"];

function HomeClosing({ content }: { content: ClosingContent }) {
  const { title, text, day, night, donate, volunteer } = content;
  return (
    <Closing title={title} text={text} day={day.picture} night={night.picture}>
      <DonateLink className="button">{donate}</DonateLink>
      <DestinationLink className="button button-outline" to={volunteer.target}>
        {volunteer.label}
      </DestinationLink>
    </Closing>
  );
}
