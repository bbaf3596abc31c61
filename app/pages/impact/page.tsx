import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { Formula } from "#app/components/ui/formula.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { UnitChart } from "#app/components/blocks/unit-chart.tsx";
import { amountLike, figureGroups, pageContent } from "#reader/content.ts";
import type { Figure } from "#reader/resolve.ts";
import { formatDate } from "#domain/language/format.ts";
import { languageOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { requestInfo, services } from "#app/services.server.ts";
import { StorageUnavailable } from "#domain/storage/storage-unavailable.ts";
import { GiftsReceived } from "./gifts-received.tsx";
import type { Route } from "./+types/page";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "#app/components/ui/table.css";
import "#app/styles/bands/llanta.css";
import "./page.css";

/** The sums of the ledger; null while the database cannot be reached: the figures stand without. */
async function giftTotals(context: Route.LoaderArgs["context"]) {
  try {
    return await services(context).giving.totals();
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    requestInfo(context)?.reportFailure(error);
    return null;
  }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { charts, ...content } = pageContent("impact", language);
  const groups = figureGroups(language).map((group) => ({
    ...group,
    charts: charts
      .filter((chart) => chart.group === group.id)
      .map(({ unit, ...chart }) => {
        const amount = amountLike(chart.rows[0]!.number_fact.name, unit.amount, language);
        return { ...chart, unit: { ...unit, name: fillTemplate(unit.name, { amount }) } };
      }),
  }));
  return { head: content.head, content, groups, totals: await giftTotals(context) };
}

type Content = Route.ComponentProps["loaderData"]["content"];
type ChartContent = Route.ComponentProps["loaderData"]["groups"][number]["charts"][number];

function FigureEntry({ figure, content }: { figure: Figure; content: Content }) {
  const language = useLanguage();
  const { source } = figure;
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
          {date}. {content.source}:{" "}
          {source.url ? (
            <DestinationLink to={{ href: source.url, outside: true }}>
              {source.title}
            </DestinationLink>
          ) : (
            source.title
          )}
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

export default function ImpactPage({
  loaderData: { content, groups, totals },
}: Route.ComponentProps) {
  return (
    <>
      <section className="ground-basalt on-dark">
        <div className="container section register-opening">
          <h1>{content.title}</h1>
          <p className="lead">{content.lead}</p>
          <nav aria-label={content.contents}>
            <ul className="register-contents">
              {groups.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
              <li>
                <a href="#gifts-received">{content.gifts.title}</a>
              </li>
            </ul>
          </nav>
        </div>
        <Band name="llanta" />
      </section>
      {groups.map(({ id, title, figures, charts }) => (
        <section
          key={id}
          id={id}
          className="container register-group"
          aria-labelledby={`${id}-title`}
        >
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
      ))}
      <GiftsReceived words={content.gifts} totals={totals} />
      <ClosingField {...content.closing} ground="sky" />
    </>
  );
}
