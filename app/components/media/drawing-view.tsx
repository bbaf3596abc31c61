import type { ReactNode } from "react";
import { useLabel } from "#app/language/labels.tsx";
import { PictureView } from "./picture.tsx";
import { usePictureAlt } from "./picture-files.ts";
import type { Drawing } from "#reader/drawings.ts";
import "./drawing-view.css";

type Props = {
  drawing: Drawing;
  /** Its place among the pictures one goes through, from 1, and how many they are. */
  number: number;
  count: number;
  /** As a heading on a page of its own, as plain words in a dialog. */
  title: ReactNode;
};

/** One picture large, with its caption, what it shows in words, its subject and its number. */
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
