import type { Picture } from "#reader/resolve.ts";
import { PictureView } from "./picture.tsx";
import "./captioned-pictures.css";

type Props = { items: { picture: Picture; caption: string }[] };

/** Pictures that tell something together, in rows of two and three, each with its caption under it. */
export function CaptionedPictures({ items }: Props) {
  return (
    <ul className="captioned-pictures">
      {items.map(({ picture, caption }) => (
        <li key={picture.name} data-reveal="">
          <figure>
            <PictureView
              picture={picture}
              sizes="(min-width: 900px) 46rem, (min-width: 600px) 46vw, 88vw"
            />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
