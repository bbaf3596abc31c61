import { Band, type BandName } from "#app/components/ui/band.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import type { HomeData } from "./home-data.server.ts";
import "./arches.css";

/** Three bands in turn. */
const bandAt = (index: number): BandName =>
  index % 3 === 0 ? "libro" : index % 3 === 1 ? "milpa" : "camino";

/** Pictures under arches on one woven ground line, their words below it; on phones each has a line of its own. */
export function Arches({ arches }: { arches: HomeData["paths"] }) {
  return (
    <div className="arches">
      <Band name="milpa" />
      <ul>
        {arches.map(({ id, title, description, picture, target }, index) => (
          <li key={id} data-reveal="">
            <div className="arch-picture arch">
              <PictureView
                picture={picture}
                sizes="(min-width: 768px) 27rem, clamp(7.5rem, 31vw, 12rem)"
                early
              />
            </div>
            <Band name={bandAt(index)} />
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
