import { Band } from "#app/components/ui/band.tsx";
import { Film } from "#app/components/media/film.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import type { VolunteerContent } from "./volunteer-content.ts";

/** Words on a green field, and below them, from edge to edge, those who have just arrived. */
export function VolunteerOpening({ content }: { content: VolunteerContent["opening"] }) {
  const { title, lead, picture, film, apply, internships } = content;
  return (
    <section className="volunteer-opening">
      <div className="ground-green on-dark">
        <div className="container volunteer-opening-words">
          <h1>{title}</h1>
          <div>
            <p className="lead">{lead}</p>
            <p className="actions">
              <a className="button button-marigold" href="#apply">
                {apply}
              </a>
              <a className="button button-outline" href="#internships">
                {internships}
              </a>
            </p>
          </div>
        </div>
      </div>
      <div className="volunteer-opening-picture">
        <PictureView picture={picture} sizes="100vw" eager />
        {film && <Film name={film} />}
      </div>
      <Band name="cielo" />
    </section>
  );
}
