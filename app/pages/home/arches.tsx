import { Band } from "#app/components/ui/band.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import type { HomeData } from "./home-data.server.ts";
import "./arches.css";

/** Pictures under arches on one woven ground line, their words below it; on a phone each stands small beside its words. */
export function Arches({ arches }: { arches: HomeData["paths"] }) {
  return (
    <div className="arches">
      <ul className="container split split-3 gap-6">
        {arches.map(({ id, title, description, picture, target }) => (
          <li key={id} data-reveal="">
            <div className="arch-picture arch cover">
              <PictureView
                picture={picture}
                sizes="(min-width: 768px) 27rem, clamp(7.5rem, 31vw, 12rem)"
                early
              />
            </div>
            <Band name="milpa" />
            <h3>
              <DestinationLink to={target}>{title}</DestinationLink>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
