import { Table } from "#app/components/ui/table.tsx";
import { Formula } from "#app/components/ui/formula.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { UnitChart } from "#app/components/blocks/unit-chart.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { ImpactData } from "./page.tsx";

export function Charts({ content: { charts: content }, charts }: ImpactData) {
  return (
    <Section id="charts" title={content.title} ground="sunk">
      <ul className="impact-charts split split-2 late gap-gut">
        {charts.map((chart) => (
          <li key={chart.title} className="panel">
            <Chart chart={chart} content={content} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Chart({
  chart,
  content,
}: {
  chart: ImpactData["charts"][number];
  content: ImpactData["content"]["charts"];
}) {
  const rows = chart.rows.map(({ label, number_fact: figure, subject }) => ({
    label,
    amount: figure.number,
    text: figure.text,
    subject,
  }));
  return (
    <>
      <h3>{chart.title}</h3>
      <UnitChart
        rows={rows}
        unitAmount={chart.unit.amount}
        shape={chart.unit.shape}
        sentence={`${chart.sentence} ${fillTemplate(content.unit, { amount: chart.unit.name })}.`}
      />
      {/* A table itself cannot be hidden visually: it would still be as wide as its text. */}
      <div className="visually-hidden">
        <Table
          caption={content.table}
          rows={rows.map(({ label, text }) => [<Formula key="label" text={label} />, text])}
        />
      </div>
    </>
  );
}
