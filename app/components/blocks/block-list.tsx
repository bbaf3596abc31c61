import type { Resolved } from "#reader/resolve.ts";
import type { Block as ContentBlock } from "#reader/schema/blocks.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDollars } from "#domain/language/format.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { CheckList } from "./check-list.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { FactBags } from "./fact-bags.tsx";
import { groundClass } from "./ground-opening.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { NotYet } from "#app/components/ui/not-yet.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "./section.tsx";
import type { Part } from "./sections.tsx";
import { StepList } from "./step-list.tsx";
import { UnitChart } from "./unit-chart.tsx";
import { VideoCard } from "#app/components/media/video-card.tsx";
import "#app/components/ui/card.css";
import "#app/styles/ground-sand.css";
import "./block-list.css";

export type Block = Resolved<ContentBlock>;
type Of<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

function Cards({ block }: { block: Of<"cards"> }) {
  const label = useLabel();
  return (
    <ul className={block.layout === "wall" ? "block-cards block-wall" : "block-cards"}>
      {block.items.map((item) => (
        <li key={item.title} className="card block-card" data-reveal="">
          {item.picture && (
            <div className="card-picture">
              <PictureView picture={item.picture} decorative />
            </div>
          )}
          <div className="card-body">
            {item.icon && <Icon name={item.icon} size={40} />}
            <h3>
              {item.target && !item.label ? (
                <DestinationLink className="stretched" to={item.target}>
                  {item.title}
                </DestinationLink>
              ) : (
                item.title
              )}
            </h3>
            <p className="card-text">{item.text}</p>
            {item.sample && <NotYet>{label("blocks.sample")}</NotYet>}
            {item.target && item.label && (
              <ArrowLink to={item.target} context={item.title}>
                {item.label}
              </ArrowLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Prices({ block: { items, chart } }: { block: Of<"prices"> }) {
  const language = useLanguage();
  return (
    <>
      <ul className="block-prices">
        {items.map(({ title, number_fact: price, per, text, flag }) => (
          <li key={title} data-flagged={flag ? "" : undefined}>
            {flag && <p className="block-flag">{flag}</p>}
            <h3>{title}</h3>
            <p className="block-price">
              {price.text} <small>{per}</small>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {chart && (
        <div className="block-chart">
          <UnitChart
            rows={items.map(({ title, number_fact: price, flag }) => ({
              label: title,
              amount: price.number,
              text: price.text,
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

function Films({ block }: { block: Of<"films"> }) {
  return (
    <ul className="block-films">
      {block.items.map((film) => (
        <li key={film.id}>
          <VideoCard video={film} target={film.target} />
        </li>
      ))}
    </ul>
  );
}

function Actions({ block }: { block: Block }) {
  if (!block.actions) return null;
  return (
    <p className="actions">
      <ActionLinks actions={block.actions} />
    </p>
  );
}

/** Words stand under their heading beside a picture; without one, beside their heading. */
function Words({ block }: { block: Of<"words"> }) {
  const heading = (
    <>
      <h2>{block.title}</h2>
      {block.lead && <p className="lead">{block.lead}</p>}
    </>
  );
  const words = (
    <>
      {block.text?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Actions block={block} />
    </>
  );
  if (!block.picture) {
    return (
      <div className="block-words">
        <div>{heading}</div>
        <div>{words}</div>
      </div>
    );
  }
  return (
    <div className="block-words" data-pictured="">
      <div>
        {heading}
        {words}
      </div>
      <PictureView picture={block.picture} className="block-picture" />
    </div>
  );
}

function Body({ block }: { block: Exclude<Block, Of<"words">> }) {
  switch (block.kind) {
    case "cards":
      return <Cards block={block} />;
    case "steps":
      return <StepList steps={block.items} stacked={block.layout === "wall"} />;
    case "list":
      return <CheckList items={block.items} />;
    case "prices":
      return <Prices block={block} />;
    case "figures":
      return <FactBags bags={block.items} className="block-figures" />;
    case "films":
      return <Films block={block} />;
  }
}

function BlockSection({ block }: { block: Block }) {
  const ground = groundClass(block.ground);
  if (block.kind === "words") {
    return (
      <section id={block.id} className={`block ${ground}`}>
        <div className="container section">
          <Words block={block} />
        </div>
      </section>
    );
  }
  return (
    <Section {...block} className="block">
      {block.missing && <NotYet what={block.title}>{block.missing}</NotYet>}
      <Body block={block} />
      <Actions block={block} />
    </Section>
  );
}

type Props<Own extends string, Data extends object> = {
  /** `sections` of the page's content file: blocks, and the page's own parts between them. */
  order: readonly (Block | { kind: Own })[];
  parts: Record<Own, Part<Data>>;
  data: Data;
};

/** The blocks and parts of a page in the order of its content file. */
export function BlockList<Own extends string, Data extends object>({
  order,
  parts,
  data,
}: Props<Own, Data>) {
  return order.map((block) => {
    if ("title" in block) return <BlockSection key={block.title} block={block} />;
    const Part: Part<Data> = parts[block.kind];
    return <Part key={block.kind} {...data} />;
  });
}
