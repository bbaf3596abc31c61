import { Icon } from "#app/components/ui/icon.tsx";
import type { BlockOf } from "../block.ts";
import "#app/components/ui/earthbag.css";
import "../figure-bag.css";
import "./points.css";

/** Things to know, each with its icon. As a wall they are laid like earthbags: each course half a bag's end further. */
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
