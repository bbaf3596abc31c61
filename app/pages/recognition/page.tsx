import { Closing } from "#app/components/blocks/closing.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
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
  const lead = fillTemplate(content.opening.lead, {
    count: awards.length,
    year: awards.at(-1)!.year,
  });
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

export default function RecognitionPage({ loaderData }: Route.ComponentProps) {
  const { content, awards, moments } = loaderData;
  const { opening, closing } = content;
  return (
    <>
      <GroundOpening {...opening} ground="marigold" band="rombo" />
      <FeaturedPrize {...content.featured} />
      <AwardTimeline awards={awards} words={content.awards} />
      <section className="ground-sunk" aria-labelledby="moments-title">
        <div className="container section">
          <SectionHeading
            id="moments-title"
            title={content.moments.title}
            lead={content.moments.lead}
          />
          <ul className="moments">
            {moments.map(({ id, picture, caption }) => (
              <li key={id} data-reveal="">
                <figure>
                  <PictureView
                    picture={picture}
                    sizes="(min-width: 1024px) 42rem, (min-width: 600px) 46vw, 92vw"
                  />
                  <figcaption>{caption}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Closing
        title={closing.title}
        text={closing.text}
        day={closing.day.picture}
        night={closing.night.picture}
      >
        <DestinationLink className="button" to={closing.action.target}>
          {closing.action.label}
        </DestinationLink>
      </Closing>
    </>
  );
}

function FeaturedPrize(prize: Route.ComponentProps["loaderData"]["content"]["featured"]) {
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
          <PictureView picture={prize.picture} sizes="(min-width: 1024px) 32rem, 92vw" />
        </div>
      </div>
    </section>
  );
}
