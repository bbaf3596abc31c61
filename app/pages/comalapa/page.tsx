import { Table } from "#app/components/ui/table.tsx";
import { SourceLink } from "#app/components/blocks/sources.tsx";
import { brochurePage } from "#app/components/brochure/brochure-view.tsx";
import { pageContent } from "#reader/content.ts";
import { formatNumber, monthName } from "#domain/language/format.ts";
import { languageOf, type Language, fillTemplate } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { Climate } from "./climate.tsx";
import { DestinationLink } from "#app/components/ui/links.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("comalapa", language);
  const { climate } = content;
  return {
    content,
    year: yearOf(climate, language),
    drops: {
      count: Math.round(climate.drops.number_fact.number / climate.drops.per_drop),
      text: fillTemplate(climate.drops.text, {
        amount: formatNumber(climate.drops.per_drop, language),
      }),
    },
  };
}

export type ComalapaData = Route.ComponentProps["loaderData"];

export default brochurePage({
  names: Names,
  climate: Climate,
  counted: Counted,
  surveys: Surveys,
  references: References,
});

function Names({ content: { names } }: ComalapaData) {
  return (
    <div className="container section">
      <h2>{names.title}</h2>
      <dl className="town-names cards cards-small">
        {names.items.map(({ word, speech, meaning }) => (
          <div key={word}>
            <dt lang={speech}>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Figures from other organizations, each with its year and source. */
function Counted({ content: { counted: words } }: ComalapaData) {
  return (
    <div className="container section diagnosis">
      <Table
        className="table-cards"
        caption={words.caption}
        heads={[words.what, words.figure, words.year, words.source]}
        rows={words.rows.map(({ fact }) => [
          fact.label,
          fact.text,
          fact.asOf,
          <SourceLink key="source" source={fact.source} />,
        ])}
      />
    </div>
  );
}

/** The five survey areas on a picture of the landscape, each linked to its survey if there is one. */
function Surveys({ content: { surveys: content } }: ComalapaData) {
  return (
    <Section id="surveys" title={content.title} lead={content.lead} ground="green">
      <figure>
        <div className="survey-map">
          <PictureView picture={content.picture} sizes="(min-width: 64rem) 60rem, 100vw" />
          <ol>
            {content.areas.map(({ id, name, target }) => (
              <li key={id} className="survey-pin">
                {target ? <DestinationLink to={target}>{name}</DestinationLink> : name}
              </li>
            ))}
          </ol>
        </div>
        <figcaption className="small mt-4">{content.map_note}</figcaption>
      </figure>
    </Section>
  );
}

/** Specification 3: references with author, title, publisher and year, and a note about what is uncertain. */
function References({ content: { references: content } }: ComalapaData) {
  return (
    <Section id="references" title={content.title}>
      <ul className="references split split-2 late rows">
        {content.entries.map(({ author, title, publisher, year, note, url }) => (
          <li key={title}>
            <p className="numeral">{year}</p>
            <div>
              <h3 className="fs-2" lang="es">
                {title}
              </h3>
              <p lang="es">{author}</p>
              <p className="small" lang="es">
                {publisher}
              </p>
              {note && <p className="small muted">{note}</p>}
              {url && (
                <p>
                  <DestinationLink to={{ href: url, outside: true }}>
                    {content.read}
                    <span className="visually-hidden" lang="es">
                      {" "}
                      {title}
                    </span>
                  </DestinationLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The twelve months with their season. `rainy_from` and `rainy_to` are months, both inclusive. */
function yearOf(
  { rainy_from, rainy_to }: { rainy_from: number; rainy_to: number },
  language: Language,
) {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const name = monthName(month, language);
    const season = month >= rainy_from && month <= rainy_to ? ("rainy" as const) : ("dry" as const);
    return { name, short: name.slice(0, 3), season };
  });
}
