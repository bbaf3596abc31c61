import type { ReactNode } from "react";
import { useLabel } from "#app/language/labels.tsx";
import { PictureView } from "./picture.tsx";
import { usePictureAlt } from "./picture-files.ts";
import type { Drawing } from "./drawing.ts";

type Props = {
  drawing: Drawing;
  /** Position in the gallery, from 1. */
  number: number;
  count: number;
  /** A heading on a page, plain text in a dialog. */
  title: ReactNode;
};

/** A picture of the gallery in large, with caption, description, category and position. */
export function DrawingView({ drawing, number, count, title }: Props) {
  const label = useLabel();
  const words = usePictureAlt(drawing.picture);
  return (
    <figure className="drawing-view stack">
      <div className="drawing-stage">
        <PictureView key={drawing.id} picture={drawing.picture} sizes="100vw" eager decorative />
      </div>
      <figcaption aria-live="polite">
        <div>
          {title}
          <p className="drawing-words small">{words}</p>
        </div>
        <p className="drawing-place small">
          <span>{label(`gallery.${drawing.category}`)}</span>
          <span className="drawing-counter">{label("gallery.counter", { number, count })}</span>
        </p>
      </figcaption>
    </figure>
  );
}
