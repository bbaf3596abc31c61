import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import type { BlockOf } from "#app/components/blocks/block.ts";
import type { ReactNode } from "react";
import type { Picture } from "#reader/resolve.ts";
import { PictureView } from "#app/components/media/picture.tsx";
import "#app/components/blocks/closing.css";

/** An invitation at a page's end: before a landscape, else on its ground. */
export function ClosingBlock({ block }: { block: BlockOf<"closing"> }) {
  const { title, lead, ground, landscape, actions = [] } = block;
  if (!landscape) {
    return <ClosingField title={title} text={lead} actions={actions} ground={ground} />;
  }
  return (
    <Closing title={title} text={lead} {...landscape}>
      <ActionLinks actions={actions} first={landscape.light === "dawn" ? "marigold" : "red"} />
    </Closing>
  );
}

type Props = {
  title: string;
  text: string;
  /** A scene whose upper left is calm sky, in the light of each theme. */
  day: { picture: Picture };
  night: { picture: Picture };
  /** The light of the day scene, whose sky goes on above it: noon without it. */
  light?: "morning" | "dawn" | undefined;
  /** Buttons. */
  children: ReactNode;
};

/** The last word of a page: an invitation in the sky of a scene, over the footer's band. */
function Closing({ title, text, day, night, light, children }: Props) {
  return (
    <section
      className={light ? `closing closing-${light}` : "closing"}
      aria-labelledby="closing-title"
    >
      <PictureView picture={day.picture} decorative className="by-day" sizes="max(100vw, 60rem)" />
      <PictureView
        picture={night.picture}
        decorative
        className="by-night"
        sizes="max(100vw, 60rem)"
      />
      <div className="container closing-words">
        <h2 className="fs-6" id="closing-title">
          {title}
        </h2>
        <p className="lead">{text}</p>
        <div className="actions">{children}</div>
      </div>
    </section>
  );
}
