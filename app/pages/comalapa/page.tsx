import { Table } from "#app/components/ui/table.tsx";
import { SourceLink } from "#app/components/blocks/source-link.tsx";
import { BrochureView } from "#app/components/brochure/brochure-view.tsx";
import { pageContent } from "#reader/content.ts";
import { formatNumber } from "#domain/language/format.ts";
import { languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { Climate } from "./climate.tsx";
import { References } from "./references.tsx";
import { Surveys } from "./surveys.tsx";
import { yearOf } from "./year.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "./page.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("comalapa", language);
  const { climate } = content;
  return {
    head: content.head,
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

type Data = Route.ComponentProps["loaderData"];

const parts = {
  names: Names,
  climate: Climate,
  counted: Counted,
  surveys: Surveys,
  references: References,
};

export default function ComalapaPage({ loaderData }: Route.ComponentProps) {
  return <BrochureView {...loaderData} parts={parts} data={loaderData} />;
}

/** Each name in the speech it comes from. */
function Names({ content: { names } }: Data) {
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

/** Figures that others have counted, each with its year and source. */
function Counted({ content: { counted: words } }: Data) {
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
