import { BlockList } from "#app/components/block-list.tsx";
import { Carousel } from "#app/components/carousel.tsx";
import { ClosingField } from "#app/components/closing-field.tsx";
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
      <ClosingField
        title={affiliate.title}
        text={affiliate.text}
        actions={[affiliate.action]}
        ground="basalt"
        first="marigold"
      />
    </>
  );
}
