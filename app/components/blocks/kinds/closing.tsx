import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import type { BlockOf } from "#app/components/blocks/block.ts";
import type { ReactNode } from "react";
import type { Picture } from "#reader/resolve.ts";
import { PictureView } from "#app/components/media/picture.tsx";
import "#app/components/blocks/closing.css";

/** The call to action at the end of a page, over a landscape or on a coloured ground. */
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
  /** The scene in each theme; the text is over the sky in its upper left. */
  day: { picture: Picture };
  night: { picture: Picture };
  /** Time of the day scene, which sets the colour above its sky; noon by default. */
  light?: "morning" | "dawn" | undefined;
  /** Buttons. */
  children: ReactNode;
};

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
