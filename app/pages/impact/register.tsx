import { SourceLink } from "#app/components/blocks/source-link.tsx";
import { Formula } from "#app/components/ui/formula.tsx";
import { UnitChart } from "#app/components/blocks/unit-chart.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDate } from "#domain/language/format.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { Figure } from "#reader/resolve.ts";
import type { Route } from "./+types/page";

type Data = Route.ComponentProps["loaderData"];
type Content = Data["content"];
type ChartContent = Data["groups"][number]["charts"][number];

function FigureEntry({ figure, content }: { figure: Figure; content: Content }) {
  const language = useLanguage();
  const date = figure.asOf
    ? fillTemplate(content.as_of, { date: formatDate(figure.asOf, language) })
    : content.as_of_unknown;
  return (
    <li className="register-entry" id={figure.name}>
      <p className="register-figure">{figure.text}</p>
      <div>
        <h3>
          <Formula text={figure.label} />
        </h3>
        <p>{figure.note}</p>
        <p className="small muted">
          {date}. {content.source}: <SourceLink source={figure.source} />
        </p>
      </div>
    </li>
  );
}

function Chart({ chart, content }: { chart: ChartContent; content: Content }) {
  const rows = chart.rows.map(({ label, number_fact: figure, subject }) => ({
    label,
    amount: figure.number,
    text: figure.text,
    subject,
  }));
  return (
    <section className="register-chart">
      <h3>{chart.title}</h3>
      <UnitChart
        rows={rows}
        unitAmount={chart.unit.amount}
        shape={chart.unit.shape}
        sentence={`${chart.sentence} ${fillTemplate(content.unit, { amount: chart.unit.name })}.`}
      />
      <table className="table">
        <caption>{content.table}</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                <Formula text={row.label} />
              </th>
              <td>{row.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Every figure in its group, with its date, source and note. */
export function Register({ content, groups }: Data) {
  return groups.map(({ id, title, figures, charts }) => (
    <section key={id} id={id} className="container register-group" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div>
        {charts.map((chart) => (
          <Chart key={chart.title} chart={chart} content={content} />
        ))}
        <ul className="register">
          {figures.map((figure) => (
            <FigureEntry key={figure.name} figure={figure} content={content} />
          ))}
        </ul>
      </div>
    </section>
  ));
}
