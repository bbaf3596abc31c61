import type { ReactNode } from "react";
import type { Picture } from "#reader/resolve.ts";
import { Band, type BandName } from "#app/components/ui/band.tsx";
import { groundClass, type Ground } from "#app/components/ui/ground.ts";
import { PictureView } from "#app/components/media/picture.tsx";

type Props = {
  title: string;
  lead?: string | undefined;
  ground: Ground;
  /** In an arch at the right. */
  picture?: Picture | undefined;
  band?: BandName | undefined;
  children?: ReactNode;
};

export function GroundOpening({ title, lead, ground, picture, band, children }: Props) {
  return (
    <>
      <section
        className={`ground-opening ${groundClass(ground)}`}
        data-pictured={picture ? "" : undefined}
      >
        <div className={picture ? "container split split-75" : "container"}>
          <div className="ground-opening-words">
            <h1>{title}</h1>
            {lead && <p className="lead">{lead}</p>}
            {children && <div className="actions">{children}</div>}
          </div>
          {picture && (
            <div className="ground-opening-picture arch cover">
              <PictureView picture={picture} sizes="(min-width: 768px) 52rem, 88vw" eager />
            </div>
          )}
        </div>
      </section>
      {band && <Band name={band} />}
    </>
  );
}
