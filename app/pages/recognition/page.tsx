import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { Closing } from "#app/components/blocks/closing.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { CaptionedPictures } from "#app/components/media/captioned-pictures.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { Sections, unlessEmpty } from "#app/components/blocks/sections.tsx";
import { listContent, pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { Awards } from "./awards.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
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

type Data = Route.ComponentProps["loaderData"];

const parts = {
  featured: ({ content }: Data) => <FeaturedPrize {...content.featured} />,
  awards: unlessEmpty("awards", Awards),
  moments: unlessEmpty("moments", ({ content, moments }: Data) => (
    <Section id="moments" {...content.moments} ground="sunk">
      <CaptionedPictures items={moments} />
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
      <GroundOpening {...opening} ground="marigold" band="rombo">
        <ActionLinks actions={[opening.see]} first="indigo" />
      </GroundOpening>
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
