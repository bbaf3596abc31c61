import { useState } from "react";
import { Arches } from "#app/components/arches.tsx";
import { Band } from "#app/components/band.tsx";
import { ArrowLink } from "#app/components/arrow-link.tsx";
import { Closing } from "#app/components/closing.tsx";
import { DestinationLink } from "#app/components/destination-link.tsx";
import { DonateLink } from "#app/components/donate-link.tsx";
import { EventList } from "#app/components/event-list.tsx";
import { GoodsTile } from "#app/components/goods-tile.tsx";
import { PartnerStrip } from "#app/components/partner-strip.tsx";
import { PictureView } from "#app/components/picture.tsx";
import { Poem } from "#app/components/poem.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import { WhyList } from "#app/components/why-list.tsx";
import { labelsOf, listContent, pageContent, reader, site } from "#app/content/load.server.ts";
import { drawForm } from "#app/forms/draw-form.server.ts";
import { languageOf } from "#app/language/language.ts";
import { shellContent, siteUrl } from "#app/shell.server.ts";
import { blueprintForm } from "#domain/forms/blueprint.ts";
import { consultationForm } from "#domain/forms/consultation.ts";
import type { Route } from "./+types/home";
import { BuildDialogs } from "./home/build-dialogs.tsx";
import { BuildSection } from "./home/build-section.tsx";
import { BuildFilms, FilmGallery } from "./home/films.tsx";
import { HandsSection } from "./home/hands-section.tsx";
import { HomeHero } from "./home/home-hero.tsx";
import { structuredData } from "./home/structured-data.ts";
import { WorkSection } from "./home/work-section.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("home", language);
  const read = reader(language);
  const events = listContent("events", language);
  const schedule = read.link("consultation_schedule");
  const sheets = (time: "dawn" | "night") => ({
    wide: read.picture(`home-hero-wide-${time}`),
    middle: read.picture(`home-hero-middle-${time}`),
    tall: read.picture(`home-hero-tall-${time}`),
  });
  return {
    // Specification 1: the home page is known by the site's root, whatever its address.
    head: { ...content.head, canonicalPath: "/" },
    labels: labelsOf(language, ["video"]),
    content,
    hero: { dawn: sheets("dawn"), night: sheets("night") },
    partners: listContent("partners", language),
    paths: listContent("impactPaths", language),
    metrics: listContent("impactMetrics", language),
    reasons: listContent("why", language),
    structures: listContent("structures", language),
    buildVideos: listContent("buildVideos", language),
    events,
    videoGallery: listContent("videoGallery", language),
    goods: listContent("goods", language),
    forms: {
      blueprint: await drawForm(blueprintForm, { language, context, page: "blueprint" }),
      consultation: await drawForm(consultationForm, {
        language,
        context,
        page: "freeGreenBuildingConsultation",
        preset: { purpose: "own-build" },
      }),
    },
    /** The outside calendar, once links.yaml has one. */
    schedule: schedule.outside ? schedule : null,
    structured: structuredData({
      site: site(language),
      events,
      origin: siteUrl(),
      language,
      profiles: shellContent(language).social.map(({ href }) => href),
    }),
  };
}

export default function HomePage({ loaderData: data }: Route.ComponentProps) {
  const { content } = data;
  const [filmId, setFilmId] = useState<string | null>(null);
  const playing = { id: filmId, play: setFilmId };
  return (
    <>
      <HomeHero content={content.hero} pictures={data.hero} />
      <Band name="camino" />
      <PartnerStrip
        partners={data.partners}
        title={content.partners.title.replace("{count}", String(data.partners.length))}
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
      <Why data={data} />
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
      <Poems content={content.poem} />
      <FilmGallery content={content.gallery} films={data.videoGallery} playing={playing} />
      <Goods data={data} />
      <HomeClosing content={content.closing} />
      <BuildDialogs data={data} />
      {/* Data, not script: the browser does not run it. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data.structured }} />
    </>
  );
}

type Data = Route.ComponentProps["loaderData"];

function Why({ data: { content, reasons } }: { data: Data }) {
  const { title, lead, pictures } = content.why;
  const rows = reasons.map((reason, index) => ({ ...reason, picture: pictures[index]!.picture }));
  return (
    <section className="section why ground-red on-dark" aria-labelledby="why-title">
      <div className="container">
        <div>
          <h2 id="why-title">{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <WhyList reasons={rows} />
      </div>
    </section>
  );
}

function Poems({ content }: { content: Data["content"]["poem"] }) {
  return (
    <section className="poems ground-violet on-dark" aria-labelledby="poem-title">
      <Band name="volcan" />
      <div className="container section">
        <div className="poem-arch">
          <PictureView picture={content.picture} sizes="(min-width: 768px) 38vw, 92vw" />
        </div>
        <div>
          <h2 id="poem-title">{content.title}</h2>
          <div className="poem-pair">
            <Poem language="es" stanzas={content.spanish} />
            <Poem language="en" stanzas={content.english} />
          </div>
          <p className="small poem-note">{content.note}</p>
        </div>
      </div>
    </section>
  );
}

function Goods({ data: { content, goods } }: { data: Data }) {
  const { title, lead, all } = content.goods;
  return (
    <section className="section goods-section" aria-labelledby="goods-title">
      <div className="container">
        <SectionHeading id="goods-title" title={title} lead={lead} />
        <ul className="goods">
          {goods.map((category) => (
            <li key={category.id}>
              <GoodsTile category={category} />
            </li>
          ))}
        </ul>
        <p className="goods-all">
          <ArrowLink to={all.target}>{all.label}</ArrowLink>
        </p>
      </div>
    </section>
  );
}

function HomeClosing({ content }: { content: Data["content"]["closing"] }) {
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
