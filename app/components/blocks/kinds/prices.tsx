import { fillTemplate } from "#domain/language/language.ts";
import { formatDollars } from "#domain/language/format.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { UnitChart } from "../unit-chart.tsx";
import type { BlockOf } from "../block.ts";
import "./prices.css";

export function PricesBlock({ block: { items, chart } }: { block: BlockOf<"prices"> }) {
  const language = useLanguage();
  return (
    <>
      <ul className="block-prices cards cards-small">
        {items.map(({ title, number_fact: price, per, text, flag }) => (
          <li key={title} className="panel" data-flagged={flag ? "" : undefined}>
            {flag && <p className="block-flag small">{flag}</p>}
            <h3>{title}</h3>
            <p className="numeral fs-5">
              {price.text} <small>{per}</small>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {chart && (
        <div className="block-chart">
          <UnitChart
            rows={items.map(({ title, number_fact, flag }) => ({
              label: title,
              number_fact,
              subject: Boolean(flag),
            }))}
            unitAmount={chart.amount}
            shape={chart.shape}
            sentence={fillTemplate(chart.sentence, {
              unit: formatDollars(chart.amount * 100, language),
            })}
          />
        </div>
      )}
    </>
  );
}
