import { brochurePage } from "#app/components/brochure/brochure-view.tsx";
import { amountLike, pageContent } from "#reader/content.ts";
import { languageOf, fillTemplate } from "#domain/language/language.ts";
import { newsElsewhere } from "#reader/news-of-gifts.ts";
import { donorsOf } from "#domain/giving/donor-names.ts";
import { totalsOf } from "#domain/giving/totals.ts";
import { nullIfDown, requestInfo } from "#app/services.server.ts";
import { GiftsReceived } from "./gifts-received.tsx";
import type { Route } from "./+types/page";
import { ArrowLink, DestinationLink } from "#app/components/ui/links.tsx";
import { Formula } from "#app/components/ui/formula.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { OpenDataLinks } from "#app/components/blocks/open-data-links.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { figureAddress } from "#domain/language/figure-address.ts";
import { formatDate } from "#domain/language/format.ts";
import { Table } from "#app/components/ui/table.tsx";
import { UnitChart } from "#app/components/blocks/unit-chart.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("impact", language);
  const charts = content.charts.items.map(({ unit, ...chart }) => {
    const amount = amountLike(chart.rows[0].number_fact.name, unit.amount, language);
    return { ...chart, unit: { ...unit, name: fillTemplate(unit.name, { amount }) } };
  });
  requestInfo(context).dependsOnLedger();
  return {
    content,
    charts,
    totals: await nullIfDown(context, totalsOf),
    donors: (await nullIfDown(context, donorsOf)) ?? [],
    news: newsElsewhere(language),
  };
}

export default brochurePage({
  numbers: Numbers,
  charts: Charts,
  gifts: GiftsReceived,
});

export type ImpactData = Route.ComponentProps["loaderData"];

function Numbers({ content: { numbers: content } }: ImpactData) {
  const language = useLanguage();
  return (
    <Section id="numbers" title={content.title}>
      <ul className="impact-numbers cards rows">
        {content.items.map(({ fact, icon, label }) => (
          <li key={fact.name}>
            <Icon name={icon} size={40} />
            <p className="numeral fs-5">{fact.text}</p>
            <h3 className="fs-2">
              <Formula text={label} />
            </h3>
            <p className="small">
              <DestinationLink to={{ href: figureAddress(fact, language) }}>
                {fact.asOf
                  ? fillTemplate(content.as_of, { date: formatDate(fact.asOf, language) })
                  : content.source}
                <span className="visually-hidden">: {label}</span>
              </DestinationLink>
            </p>
          </li>
        ))}
      </ul>
      <p className="links mt-5">
        <ArrowLink to={content.all.target}>{content.all.label}</ArrowLink>{" "}
        <span>
          {content.data}: <OpenDataLinks data="impact" title={content.data} />
        </span>
      </p>
    </Section>
  );
}

function Charts({ content: { charts: content }, charts }: ImpactData) {
  return (
    <Section id="charts" title={content.title} ground="sunk">
      <ul className="impact-charts split split-2 late gap-gut">
        {charts.map((chart) => (
          <li key={chart.title} className="panel stack gap-5">
            <h3>{chart.title}</h3>
            <UnitChart
              rows={chart.rows}
              unitAmount={chart.unit.amount}
              shape={chart.unit.shape}
              sentence={`${chart.sentence} ${fillTemplate(content.unit, { amount: chart.unit.name })}.`}
            />
            {/* A table itself cannot be hidden visually: it would still be as wide as its text. */}
            <div className="visually-hidden">
              <Table
                caption={content.table}
                rows={chart.rows.map(({ label, number_fact }) => [
                  <Formula key="label" text={label} />,
                  number_fact.text,
                ])}
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
