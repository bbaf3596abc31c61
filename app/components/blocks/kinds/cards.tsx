import { ArrowLink, DestinationLink } from "#app/components/ui/links.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { groundClass } from "#app/components/ui/ground.ts";
import type { BlockOf } from "#app/components/blocks/block.ts";
import type { Program } from "#reader/resolve.ts";
import { useLabel } from "#app/language/labels.tsx";
import { FactList } from "#app/components/blocks/fact-list.tsx";

type Cards = BlockOf<"cards">;

function Title({ item: { title, label, target } }: { item: Cards["items"][number] }) {
  if (!target || label) return title;
  return (
    <DestinationLink className="stretched" to={target}>
      {title}
    </DestinationLink>
  );
}

function ItemLink({ item: { title, label, target } }: { item: Cards["items"][number] }) {
  if (!target || !label) return null;
  return (
    <ArrowLink to={target} context={`: ${title}`}>
      {label}
    </ArrowLink>
  );
}

/** Grounds of `layout: fields`, in turn. */
const fieldGrounds = ["indigo", "red"] as const;

function ColourFields({ items }: Pick<Cards, "items">) {
  return (
    <div className="block-fields">
      {items.map((item, at) => (
        <section
          key={item.title}
          className={`block-field ${groundClass(fieldGrounds[at % 2 === 0 ? 0 : 1])}`}
        >
          <h2 className="fs-5">{item.title}</h2>
          <p className="block-field-text">{item.text}</p>
          <ItemLink item={item} />
        </section>
      ))}
    </div>
  );
}

export function CardsBlock({ block }: { block: Cards }) {
  if (block.layout === "fields") return <ColourFields items={block.items} />;
  return (
    <ul className={block.layout === "wall" ? "block-cards cards block-wall" : "block-cards cards"}>
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
              <Title item={item} />
            </h3>
            {item.text && <p className="muted">{item.text}</p>}
            <ItemLink item={item} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const rows = ["length", "dates", "people", "age", "where", "safety"] as const;
const signs = { yes: "check", no: "close", ask: "chat" } as const;

function Included({ included }: { included: NonNullable<Program["included"]> }) {
  const label = useLabel();
  return (["yes", "no", "ask"] as const).map((state) => {
    const items = included[state];
    if (!items) return null;
    return (
      <div key={state} data-included={state}>
        <dt>{label(`program.included_${state}`)}</dt>
        {items.map((item) => (
          <dd key={item}>
            <Icon name={signs[state]} size={20} />
            {item}
          </dd>
        ))}
      </div>
    );
  });
}

function ProgramCard({ program }: { program: Program }) {
  const label = useLabel();
  const { title, price, description, included, action, picture } = program;
  return (
    <article className="card program" data-reveal="">
      {picture && (
        <div className="card-picture">
          <PictureView picture={picture} decorative />
        </div>
      )}
      <div className="card-body">
        <h3>{title}</h3>
        <p className="numeral fs-5">
          {price.amount} <small>{price.per}</small>
        </p>
        <p className="muted">{description}</p>
        <FactList
          className="program-facts"
          facts={rows.map((row) => [label(`program.${row}`), program[row]])}
        >
          {included && <Included included={included} />}
        </FactList>
        <DestinationLink className="button" to={action.target}>
          {action.label}
        </DestinationLink>
      </div>
    </article>
  );
}

/** Cards of programs: price, length, dates, participants, what is included, and a button. */
export function ProgramsBlock({ block: { items } }: { block: BlockOf<"programs"> }) {
  return (
    <ul className="programs cards">
      {items.map(({ program_card: program }) => (
        <li key={program.id}>
          <ProgramCard program={program} />
        </li>
      ))}
    </ul>
  );
}
