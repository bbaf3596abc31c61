import type { Picture } from "#reader/resolve.ts";
import { PictureView } from "./picture.tsx";
import "./captioned-pictures.css";

type Props = { items: { picture: Picture; caption: string }[] };

/** Pictures that tell something together, each with its caption under it. */
export function CaptionedPictures({ items }: Props) {
  return (
    <ul className="captioned-pictures cards">
      {items.map(({ picture, caption }) => (
        <li key={picture.name} data-reveal="">
          <figure>
            <PictureView picture={picture} sizes="(min-width: 48rem) 27rem, 88vw" />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
