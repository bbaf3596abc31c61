import { Icon } from "#app/components/ui/icon.tsx";
import { IconPoints } from "../icon-points.tsx";
import type { BlockOf } from "../block.ts";
import "#app/components/ui/earthbag.css";
import "../figure-bag.css";
import "./points.css";

/** Laid like earthbags: each course half a bag's end further. */
function Wall({ items }: Pick<BlockOf<"points">, "items">) {
  return (
    <ul className="point-wall">
      {items.map(({ icon, title, text }) => (
        <li key={title} className="earthbag figure-bag" data-reveal="">
          <Icon name={icon} size={46} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function PointsBlock({ block: { layout, items } }: { block: BlockOf<"points"> }) {
  return layout === "wall" ? (
    <Wall items={items} />
  ) : (
    <IconPoints points={items} className="block-points" />
  );
}
