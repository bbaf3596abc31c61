import { BlockList } from "#app/components/blocks/block-list.tsx";
import { Carousel } from "#app/components/media/carousel.tsx";
import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import { SceneOpening } from "#app/components/blocks/scene-opening.tsx";
import { labelsOf, pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import "#app/styles/bands/libro.css";
import "./page.css";

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
