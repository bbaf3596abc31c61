import type { ReactNode } from "react";
import { useLabel } from "#app/language/labels.tsx";
import { PictureView } from "./picture.tsx";
import { usePictureAlt } from "./picture-files.ts";
import type { Photo } from "#reader/photos.ts";
import "./photo-view.css";

type Props = {
  photo: Photo;
  /** Its place among the pictures one goes through, from 1, and how many they are. */
  number: number;
  count: number;
  /** As a heading on a page of its own, as plain words in a dialog. */
  title: ReactNode;
};

/** One picture large, with its caption, what it shows in words, its subject and its number. */
export function PhotoView({ photo, number, count, title }: Props) {
  const label = useLabel();
  const words = usePictureAlt(photo.picture);
  return (
    <figure className="photo-view stack">
      <div className="photo-stage">
        <PictureView key={photo.id} picture={photo.picture} sizes="100vw" eager decorative />
      </div>
      <figcaption aria-live="polite">
        <div>
          {title}
          <p className="photo-words small">{words}</p>
        </div>
        <p className="photo-place small">
          <span>{label(`gallery.${photo.category}`)}</span>
          <span className="photo-counter">{label("gallery.counter", { number, count })}</span>
        </p>
      </figcaption>
    </figure>
  );
}
