import { ActionLinks } from "#app/components/ui/links.tsx";
import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import type { BlockOf } from "#app/components/blocks/block.ts";
import { PictureView } from "#app/components/media/picture.tsx";

const sizes = "max(100vw, 60rem)";

/** The call to action at the end of a page: over a landscape, with the text over the sky, or on a coloured ground. */
export function ClosingBlock({ block }: { block: BlockOf<"closing"> }) {
  const { title, lead, ground, landscape, actions = [] } = block;
  if (!landscape) {
    return <ClosingField title={title} text={lead} actions={actions} ground={ground} />;
  }
  const { day, night, light } = landscape;
  return (
    <section
      className={light ? `closing closing-${light}` : "closing"}
      aria-labelledby="closing-title"
    >
      <PictureView picture={day.picture} decorative className="by-day" sizes={sizes} />
      <PictureView picture={night.picture} decorative className="by-night" sizes={sizes} />
      <div className="container closing-words">
        <h2 className="fs-6" id="closing-title">
          {title}
        </h2>
        <p className="lead">{lead}</p>
        <div className="actions">
          <ActionLinks actions={actions} first={light === "dawn" ? "marigold" : "red"} />
        </div>
      </div>
    </section>
  );
}
