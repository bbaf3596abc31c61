import type { Destination, Picture } from "#reader/resolve.ts";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import "./why-list.css";

export type Reason = {
  id: string;
  title: string;
  description: string;
  picture: Picture;
  label: string;
  target: Destination;
};

/** Reasons in rows, a stitched seam between them, a thing we build with beside each. */
export function WhyList({ reasons }: { reasons: Reason[] }) {
  return (
    <ul className="why-list">
      {reasons.map(({ id, title, description, picture, label, target }) => (
        <li key={id} data-reveal="">
          <div className="why-picture">
            <PictureView picture={picture} decorative className="as-drawn" />
          </div>
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
            <ArrowLink to={target}>{label}</ArrowLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
