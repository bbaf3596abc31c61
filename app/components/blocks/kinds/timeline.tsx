import { PictureView } from "#app/components/media/picture.tsx";
import { SourceLine } from "#app/components/blocks/sources.tsx";
import type { BlockOf } from "../block.ts";
import "#app/components/ui/glass-disc.css";
import "#app/styles/bands/camino-upright.css";
import "./timeline.css";

/** A timeline: entries alternate at the left and right of a line; on phones all are at its right (design: timeline). */
export function TimelineBlock({ block: { items } }: { block: BlockOf<"timeline"> }) {
  return (
    <ol className="timeline stack gap-7">
      {items.map(({ year, title, text, picture, source }) => (
        <li key={`${year} ${title}`} data-reveal="">
          <div className="timeline-words">
            <p className="timeline-year numeral fs-6">{year}</p>
            <h3>{title}</h3>
            <p>{text}</p>
            {source && <SourceLine sources={[source]} />}
          </div>
          <span className="timeline-node glass-disc" aria-hidden="true" />
          {picture && (
            <div className="timeline-picture cover">
              <PictureView picture={picture} sizes="(min-width: 768px) 25rem, 80vw" />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
