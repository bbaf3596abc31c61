import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import type { BlockOf } from "../block.ts";
import "./facts.css";

/** Facts to decide by, each under its name; on a small phone six fit on one screen. */
export function FactsBlock({ block: { items, picture } }: { block: BlockOf<"facts"> }) {
  return (
    <div className={picture ? "block-facts split split-75 late start gap-gut" : "block-facts"}>
      <dl>
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
