import { useState } from "react";
import { Arches } from "#app/components/arches.tsx";
import { Band } from "#app/components/band.tsx";
import { Closing } from "#app/components/closing.tsx";
import { DestinationLink } from "#app/components/destination-link.tsx";
import { DonateLink } from "#app/components/donate-link.tsx";
import { EventList } from "#app/components/event-list.tsx";
import { PartnerStrip } from "#app/components/partner-strip.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import { languageOf } from "#app/language/language.ts";
import type { Route } from "./+types/home";
import { BuildDialogs } from "./home/build-dialogs.tsx";
import { BuildSection } from "./home/build-section.tsx";
import { BuildFilms, FilmGallery } from "./home/films.tsx";
import { GoodsSection } from "./home/goods-section.tsx";
import { HandsSection } from "./home/hands-section.tsx";
import { homeData } from "./home/home-data.server.ts";
import { HomeHero } from "./home/home-hero.tsx";
import { PoemSection } from "./home/poem-section.tsx";
import { StructuredData } from "./home/structured-data.tsx";
import { WhySection } from "./home/why-section.tsx";
import { WorkSection } from "./home/work-section.tsx";

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
        title={content.partners.title.replace("{count}", String(partners.length))}
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
