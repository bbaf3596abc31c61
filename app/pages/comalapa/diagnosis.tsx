import { SourceLink } from "#app/components/blocks/source-link.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { Figure } from "#reader/figure.ts";
import { ToldBy } from "./told-by.tsx";
import type { ComalapaData } from "./comalapa-data.ts";

/** What others have counted: words in article measure, and every figure with its year and source. */
export function Diagnosis({ content: { diagnosis: content, told_by } }: ComalapaData) {
  const { table } = content;
  return (
    <Section id="diagnosis" title={content.title}>
      <div className="diagnosis split split-57 late">
        <div className="town-words">
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ToldBy sources={content.sources} text={told_by} />
        </div>
        <table className="table table-cards">
          <caption>{table.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{table.what}</th>
              <th scope="col">{table.figure}</th>
              <th scope="col">{table.year}</th>
              <th scope="col">{table.source}</th>
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ fact }) => (
              <Row key={fact.name} fact={fact} table={table} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Row({
  fact,
  table,
}: {
  fact: Figure;
  table: ComalapaData["content"]["diagnosis"]["table"];
}) {
  return (
    <tr>
      <th scope="row">{fact.label}</th>
      <td className="diagnosis-figure">{fact.text}</td>
      <td data-label={table.year}>{fact.asOf}</td>
      <td data-label={table.source}>
        <SourceLink source={fact.source} />
      </td>
    </tr>
  );
}
