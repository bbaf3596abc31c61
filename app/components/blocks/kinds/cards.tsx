import { ArrowLink, DestinationLink } from "#app/components/ui/links.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { groundClass } from "#app/components/ui/ground.ts";
import type { BlockOf } from "../block.ts";
import "#app/components/ui/card.css";
import "./cards.css";

type Cards = BlockOf<"cards">;

/** The title, which is the link where the item has a target but no label for it. */
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
    <ArrowLink to={target} context={title}>
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
