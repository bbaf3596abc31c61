import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { Closing } from "#app/components/blocks/closing.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { Sections, unlessEmpty } from "#app/components/blocks/sections.tsx";
import { listContent, pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { AwardTimeline } from "./award-timeline.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "#app/components/ui/glass-disc.css";
import "#app/styles/bands/rombo.css";
import "./page.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("recognition", language);
  const awards = listContent("awards", language);
  const oldest = awards.at(-1);
  const lead =
    oldest && fillTemplate(content.opening.lead, { count: awards.length, year: oldest.year });
  return {
    head: content.head,
    content: { ...content, opening: { ...content.opening, lead } },
    awards,
    moments: listContent("moments", language),
  };
}

/** The filter works on what the page already has: another query asks for nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname;
}

type Data = Route.ComponentProps["loaderData"];

const parts = {
  featured: ({ content }: Data) => <FeaturedPrize {...content.featured} />,
  awards: unlessEmpty("awards", ({ content, awards }: Data) => (
    <AwardTimeline awards={awards} words={content.awards} />
  )),
  moments: unlessEmpty("moments", ({ content, moments }: Data) => (
    <Section id="moments" {...content.moments} ground="sunk">
      <ul className="moments">
        {moments.map(({ id, picture, caption }) => (
          <li key={id} data-reveal="">
            <figure>
              <PictureView
                picture={picture}
                sizes="(min-width: 1024px) 42rem, (min-width: 600px) 46vw, 88vw"
              />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )),
  closing: ({ content: { closing } }: Data) => (
    <Closing {...closing} light="dawn">
      <ActionLinks actions={[closing.action]} first="marigold" />
    </Closing>
  ),
};

export default function RecognitionPage({ loaderData }: Route.ComponentProps) {
  const { opening, sections } = loaderData.content;
  return (
    <>
      <GroundOpening {...opening} ground="marigold" band="rombo" />
      <Sections order={sections} parts={parts} data={loaderData} />
    </>
  );
}

function FeaturedPrize(prize: Data["content"]["featured"]) {
  return (
    <section className="ground-green on-dark" id="featured" aria-labelledby="featured-title">
      <div className="container featured-prize">
        <div className="featured-words">
          <h2 id="featured-title">{prize.title}</h2>
          <p className="featured-name">{prize.name}</p>
          <p className="lead">{prize.text}</p>
          <p className="featured-amount">
            <b>{prize.amount_fact.text}</b> {prize.amount_label}
          </p>
          <ul className="featured-links">
            {prize.links.map(({ label, target }) => (
              <li key={label}>
                <DestinationLink className="arrow-link" to={target}>
                  {label}
                </DestinationLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="featured-picture">
          <PictureView picture={prize.picture} sizes="(min-width: 1024px) 32rem, 88vw" />
        </div>
      </div>
    </section>
  );
}
