import type { ReactNode } from "react";
import type { Picture } from "#reader/resolve.ts";
import { Band, type BandName } from "#app/components/ui/band.tsx";
import { Film } from "#app/components/media/film.tsx";
import { PictureView } from "#app/components/media/picture.tsx";

type Props = {
  title: string;
  lead: string;
  picture: Picture;
  /** Name of a film in public/films/ that plays over the picture. */
  film?: string | null | undefined;
  band?: BandName;
  children?: ReactNode;
};

/** The opening of a page with a full-width picture; the text is on a dark panel that overlaps its lower edge. */
export function SceneOpening({ title, lead, picture, film, band = "camino", children }: Props) {
  return (
    <section className={`scene-opening ${picture.name}`}>
      <div className="scene-opening-picture cover">
        <PictureView picture={picture} sizes="100vw" eager />
        {film && <Film name={film} />}
      </div>
      <div className="scene-opening-panel on-dark">
        <Band name={band} size="small" />
        <div>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children && <div className="actions">{children}</div>}
        </div>
      </div>
    </section>
  );
}
