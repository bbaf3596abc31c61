import { BlockList } from "#app/components/blocks/block-list.tsx";
import { Carousel } from "#app/components/media/carousel.tsx";
import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import { SceneOpening } from "#app/components/blocks/scene-opening.tsx";
import { pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import "#app/styles/bands/libro.css";
import "./page.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("schools", language);
  return { head, content };
}

type Data = Route.ComponentProps["loaderData"];

const parts = {
  carousel: ({ content: { carousel } }: Data) => (
    <section className="section container" id="affiliate" aria-labelledby="affiliate-title">
      <h2 id="affiliate-title">{carousel.title}</h2>
      <Carousel id="affiliate-slide" words={carousel} slides={carousel.slides} />
    </section>
  ),
  affiliate: ({ content: { affiliate } }: Data) => (
    <ClosingField {...affiliate} actions={[affiliate.action]} ground="basalt" first="marigold" />
  ),
};

export default function SchoolsPage({ loaderData }: Route.ComponentProps) {
  const { opening, sections } = loaderData.content;
  return (
    <>
      <SceneOpening {...opening} band="libro" />
      <BlockList order={sections} parts={parts} data={loaderData} />
    </>
  );
}
