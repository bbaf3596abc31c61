import { BlockList } from "#app/components/block-list.tsx";
import { Carousel } from "#app/components/carousel.tsx";
import { DestinationLink } from "#app/components/destination-link.tsx";
import { SceneOpening } from "#app/components/scene-opening.tsx";
import { labelsOf, pageContent } from "#app/content/load.server.ts";
import { languageOf } from "#app/language/language.ts";
import type { Route } from "./+types/schools";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("schools", language);
  return { head, content, labels: labelsOf(language, ["blocks", "video"]) };
}

export default function SchoolsPage({ loaderData: { content } }: Route.ComponentProps) {
  const { opening, blocks, carousel, affiliate } = content;
  return (
    <>
      <SceneOpening {...opening} band="libro" />
      <BlockList blocks={blocks} />
      <section className="section container" id="affiliate" aria-labelledby="affiliate-title">
        <h2 id="affiliate-title">{carousel.title}</h2>
        <Carousel id="affiliate-slide" words={carousel} slides={carousel.slides} />
      </section>
      <section className="ground-basalt on-dark">
        <div className="container section">
          <h2>{affiliate.title}</h2>
          <p className="lead">{affiliate.text}</p>
          <p className="actions">
            <DestinationLink className="button button-marigold" to={affiliate.action.target}>
              {affiliate.action.label}
            </DestinationLink>
          </p>
        </div>
      </section>
    </>
  );
}
