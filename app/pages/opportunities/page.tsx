import { BlockList } from "#app/components/blocks/block-list.tsx";
import { CaptionedPictures } from "#app/components/media/captioned-pictures.tsx";
import { Carousel } from "#app/components/media/carousel.tsx";
import { SceneOpening } from "#app/components/blocks/scene-opening.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import { Receipt } from "./receipt.tsx";
import type { Route } from "./+types/page";
import "#app/styles/bands/cielo.css";
import "./page.css";

export function loader({ url }: Route.LoaderArgs) {
  const { head, ...content } = pageContent("opportunities", languageOf(url.pathname));
  return { head, content };
}

type Data = Route.ComponentProps["loaderData"];

function Partnership({ content: { partnership } }: Data) {
  const { title, text, source, slider } = partnership;
  return (
    <section className="ground-indigo on-dark" id="partnership" aria-labelledby="partnership-title">
      <div className="section container partnership">
        <div>
          <h2 id="partnership-title">{title}</h2>
          <p>{text}</p>
          <p className="small">{source}</p>
        </div>
        <Carousel id="partnership-slide" words={slider} slides={slider.slides} />
      </div>
    </section>
  );
}

const parts = {
  package: ({ content }: Data) => <Receipt content={content.package} />,
  gallery: ({ content: { gallery } }: Data) => (
    <Section id="gallery" title={gallery.title}>
      <CaptionedPictures items={gallery.items} />
    </Section>
  ),
  partnership: Partnership,
};

export default function OpportunitiesPage({ loaderData }: Route.ComponentProps) {
  const { opening, sections } = loaderData.content;
  return (
    <>
      <SceneOpening {...opening} band="cielo">
        <a className="button button-marigold" href="#apply">
          {opening.apply}
        </a>
      </SceneOpening>
      <BlockList order={sections} parts={parts} data={loaderData} />
    </>
  );
}
