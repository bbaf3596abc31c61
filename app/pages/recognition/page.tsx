import { BrochureView } from "#app/components/brochure/brochure-view.tsx";
import { unlessEmpty } from "#app/components/blocks/sections.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { languageOf } from "#domain/language/language.ts";
import { listContent, pageContent } from "#reader/content.ts";
import type { Route } from "./+types/page";
import { Awards } from "./awards.tsx";
import "./page.css";
import "#app/styles/bands/rombo.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { opening, ...content } = pageContent("recognition", language);
  const awards = listContent("awards", language);
  const counted = { count: awards.length, year: awards.at(-1)?.year ?? "" };
  const lead = fillTemplate(opening.lead, counted);
  return { head: content.head, content: { ...content, opening: { ...opening, lead } }, awards };
}

type Data = Route.ComponentProps["loaderData"];

const parts = {
  featured: ({ content }: Data) => <FeaturedPrize {...content.featured} />,
  awards: unlessEmpty("awards", Awards),
};

export default function RecognitionPage({ loaderData }: Route.ComponentProps) {
  return <BrochureView {...loaderData} parts={parts} data={loaderData} />;
}

function FeaturedPrize(prize: Data["content"]["featured"]) {
  return (
    <section className="ground-green on-dark" id="featured" aria-labelledby="featured-title">
      <div className="container split split-57 late">
        <div className="featured-words">
          <h2 id="featured-title">{prize.title}</h2>
          <p className="lead">{prize.text}</p>
          <p className="featured-amount">
            <b>{prize.amount_fact.text}</b> {prize.amount_label}
          </p>
          <ul className="featured-links cluster">
            {prize.links.map(({ label, target }) => (
              <li key={label}>
                <DestinationLink className="arrow-link" to={target}>
                  {label}
                </DestinationLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="featured-picture arch">
          <PictureView picture={prize.picture} sizes="(min-width: 1024px) 32rem, 88vw" />
        </div>
      </div>
    </section>
  );
}
