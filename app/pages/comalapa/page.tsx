import { Band } from "#app/components/ui/band.tsx";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { BrochureView } from "#app/components/brochure/brochure-view.tsx";
import { FigureBagItem } from "#app/components/blocks/figure-bag.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { pageContent } from "#reader/content.ts";
import { formatDate, formatNumber } from "#domain/language/format.ts";
import { languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { Climate } from "./climate.tsx";
import { Diagnosis } from "./diagnosis.tsx";
import { References } from "./references.tsx";
import { Surveys } from "./surveys.tsx";
import { ToldBy } from "./told-by.tsx";
import { yearOf } from "./year.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "#app/components/ui/table.css";
import "./page.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("comalapa", language);
  const { numbers, climate } = content;
  return {
    head: content.head,
    content,
    bags: numbers.bags.map(({ fact, description, ...bag }) => ({
      ...bag,
      value: fact.text,
      description: fillTemplate(description, {
        date: fact.asOf ? formatDate(fact.asOf, language) : "",
      }),
    })),
    year: yearOf(climate, language),
    drops: {
      count: Math.round(climate.drops.number_fact.number / climate.drops.per_drop),
      text: fillTemplate(climate.drops.text, {
        amount: formatNumber(climate.drops.per_drop, language),
      }),
    },
  };
}

type Data = Route.ComponentProps["loaderData"];

const parts = {
  intro: Intro,
  art: Art,
  numbers: ({ content: { numbers }, bags }: Data) => (
    <Section id="numbers" title={numbers.title} className="town-numbers">
      <ul className="bag-wall stack gap-3">
        {bags.map((bag) => (
          <FigureBagItem key={bag.id} {...bag} />
        ))}
      </ul>
    </Section>
  ),
  climate: Climate,
  diagnosis: Diagnosis,
  surveys: Surveys,
  references: References,
};

export default function ComalapaPage({ loaderData }: Route.ComponentProps) {
  return <BrochureView {...loaderData} parts={parts} data={loaderData} />;
}

function Intro({ content: { intro, told_by } }: Data) {
  const [first, ...rest] = intro.paragraphs;
  return (
    <section className="container section town-intro" aria-labelledby="town">
      <div className="town-words">
        <h2 id="town">{intro.title}</h2>
        <p>{first}</p>
        <dl className="town-names cards cards-small" aria-label={intro.names_label}>
          {intro.names.map(({ word, speech, meaning }) => (
            <div key={word}>
              <dt lang={speech}>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ToldBy sources={intro.sources} text={told_by} />
      </div>
      <div className="town-side">
        <div className="town-arch arch cover">
          <PictureView picture={intro.picture} sizes="(min-width: 768px) 36vw, 88vw" />
        </div>
        <Band name="milpa" />
      </div>
    </section>
  );
}

function Art({ content: { art, told_by } }: Data) {
  return (
    <section className="town-art ground-violet on-dark" aria-labelledby="art">
      <Band name="volcan" />
      <div className="container section">
        <div className="town-art-pictures stack gap-3 cover">
          <div className="town-arch arch cover">
            <PictureView picture={art.mural.picture} sizes="(min-width: 768px) 36vw, 88vw" />
          </div>
          <PictureView picture={art.brush.picture} sizes="(min-width: 768px) 36vw, 88vw" />
        </div>
        <div className="town-words">
          <h2 id="art">{art.title}</h2>
          {art.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ArrowLink to={art.read.target}>{art.read.label}</ArrowLink>
          <ToldBy sources={art.sources} text={told_by} />
        </div>
      </div>
    </section>
  );
}
