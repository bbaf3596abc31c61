import { Icon } from "#app/components/ui/icon.tsx";
import type { BlockOf } from "../block.ts";
import { PictureView } from "#app/components/media/picture.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { fillTemplate } from "#domain/language/language.ts";
import { formatDate, formatDollars } from "#domain/language/format.ts";
import { FigureBagItem } from "../figure-bag.tsx";
import { UnitChart } from "../unit-chart.tsx";

/** Points with icons: a grid, or with `layout: wall` tiles like earthbags, staggered like bricks. */
export function PointsBlock({ block: { layout, items } }: { block: BlockOf<"points"> }) {
  const isWall = layout === "wall";
  return (
    <ul
      className={isWall ? "point-wall split split-2 late gap-2" : "icon-points cards cards-small"}
    >
      {items.map(({ icon, title, text }) => (
        <li
          key={title}
          className={isWall ? "earthbag figure-bag" : undefined}
          data-reveal={isWall ? "" : undefined}
        >
          <Icon name={icon} size={isWall ? 46 : 32} />
          <div>
            <h3 className="fs-3">{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Facts with icons; six fit on the screen of a small phone. */
export function FactsBlock({ block: { items, picture } }: { block: BlockOf<"facts"> }) {
  return (
    <div className={picture ? "block-facts split split-75 late start gap-7" : "block-facts"}>
      <dl className="stack">
        {items.map(({ icon, title, text }) => (
          <div key={title}>
            <dt>
              <Icon name={icon} size={24} />
              {title}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {picture && <PictureView picture={picture} className="block-picture" />}
    </div>
  );
}

/** Figures of content/facts.yaml; descriptions may contain `{date}`, the day the figure is valid for. */
export function FiguresBlock({ block: { items } }: { block: BlockOf<"figures"> }) {
  const language = useLanguage();
  return (
    <ul className="cards">
      {items.map(({ fact, icon, label, description }) => (
        <FigureBagItem
          key={fact.name}
          value={fact.text}
          icon={icon}
          label={label}
          description={fillTemplate(description, {
            date: fact.asOf ? formatDate(fact.asOf, language) : "",
          })}
        />
      ))}
    </ul>
  );
}

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
