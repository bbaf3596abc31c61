import { event, organisation, webSite } from "#app/components/structured-data/schema-org.ts";
import { Band } from "#app/components/ui/band.tsx";
import { BlockList } from "#app/components/brochure/block-list.tsx";
import { JsonLd, useSite } from "#app/components/structured-data/json-ld.tsx";
import { PartnerStrip } from "#app/components/blocks/partner-strip.tsx";
import { Section, SectionHeading } from "#app/components/blocks/section.tsx";
import type { Route } from "./+types/page";
import { homeData, type HomeData } from "./home-data.server.ts";
import { EventsSection } from "./event-list.tsx";
import { HomeHero } from "./home-hero.tsx";
import { PlanDialogs } from "./plan-dialogs.tsx";
import { Plans } from "./plans.tsx";
import { GoodsSection, PoemSection, WhySection } from "./short-sections.tsx";
import { WorkSection } from "./work-section.tsx";
import { ArrowLink, DestinationLink } from "#app/components/ui/links.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { FilmOrStory } from "#app/components/media/video-card.tsx";

export const loader = homeData;

const parts = {
  partners: ({ content: { partners: words }, partners }: HomeData) =>
    partners.length > 0 && <PartnerStrip partners={partners} {...words} />,
  paths: Paths,
  work: WorkSection,
  why: WhySection,
  gallery: Gallery,
  build: Plans,
  goods: GoodsSection,
  events: EventsSection,
  poem: PoemSection,
};

export default function HomePage({ loaderData: data }: Route.ComponentProps) {
  const site = useSite();
  const events = data.events.map((entry) => event(site, entry));
  return (
    <>
      <HomeHero {...data} />
      <Band name="camino" />
      <BlockList data={data} parts={parts} />
      <PlanDialogs {...data} />
      <JsonLd graph={[organisation(site, data.organisation), webSite(site), ...events]} />
    </>
  );
}

/** Pictures in arches on one woven band, with their text below; on a phone beside it. */
function Paths({ content, paths }: HomeData) {
  if (paths.length === 0) return null;
  return (
    <section className="section" aria-labelledby="paths-title">
      <div className="container">
        <SectionHeading id="paths-title" {...content.paths} />
      </div>
      <div className="arches">
        <ul className="container split split-3 gap-5">
          {paths.map(({ id, title, description, picture, target }) => (
            <li key={id} data-reveal="">
              <div className="arch-picture arch cover">
                <PictureView
                  picture={picture}
                  sizes="(min-width: 768px) 27rem, min(31vw, 12rem)"
                  early
                />
              </div>
              <Band name="milpa" />
              <h3>
                <DestinationLink className="touch" to={target}>
                  {title}
                </DestinationLink>
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="container mt-4">
        <ArrowLink to={content.paths.families.target}>{content.paths.families.label}</ArrowLink>
      </div>
    </section>
  );
}

/** Films, the first one larger; a film that is missing is replaced by a story in drawings. */
function Gallery({ content: { gallery: content }, videoGallery: films }: HomeData) {
  if (films.length === 0) return null;
  return (
    <Section id="gallery" title={content.title} className="gallery">
      <ul className="films split split-84 late gap-gut">
        {films.map((film) => (
          <li key={film.id}>
            <FilmOrStory film={film}>
              {film.description && <p className="muted">{film.description}</p>}
            </FilmOrStory>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <ArrowLink to={content.all.target}>{content.all.label}</ArrowLink>
      </p>
    </Section>
  );
}
