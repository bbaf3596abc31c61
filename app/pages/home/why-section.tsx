import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import type { HomeData } from "./home-data.server.ts";
import "./why-list.css";

/** Specification 1: the reasons in rows, a stitched seam between them, a thing we build with beside each. */
export function WhySection({ content, reasons }: HomeData) {
  const { title, lead } = content.why;
  return (
    <section className="section why ground-red on-dark" aria-labelledby="why-title">
      <div className="container">
        <div>
          <h2 id="why-title">{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ul className="why-list">
          {reasons.map(({ id, title: reason, description, picture, label, target }) => (
            <li key={id} data-reveal="">
              <div className="why-picture">
                <PictureView
                  picture={picture}
                  sizes="(min-width: 48rem) 12rem, 6rem"
                  decorative
                  className="as-drawn"
                />
              </div>
              <div>
                <h3>{reason}</h3>
                <p>{description}</p>
                <ArrowLink to={target}>{label}</ArrowLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
