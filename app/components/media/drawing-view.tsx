import type { ReactNode } from "react";
import { useLabel } from "#app/language/labels.tsx";
import { PictureView } from "./picture.tsx";
import { usePictureAlt } from "./picture-files.ts";
import type { ListContent } from "#reader/load.ts";
import type { Resolved } from "#reader/resolve.ts";
import { addressOf, type Language } from "#domain/language/language.ts";

export type Drawing = Resolved<ListContent["drawings"]>[number];

/** Address of a picture's page; with a category, previous and next stay within it. */
export function drawingAddress(language: Language, id: string, category: string | null): string {
  return addressOf("mediaDrawing", language, {
    params: { id },
    query: category ? { category } : {},
  });
}

/** The pictures before and after one of a list. The list is circular. */
export function neighbours(drawings: Drawing[], drawing: Drawing) {
  const index = drawings.indexOf(drawing);
  return {
    previous: drawings.at(index - 1) ?? drawing,
    next: drawings.at((index + 1) % drawings.length) ?? drawing,
  };
}

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
