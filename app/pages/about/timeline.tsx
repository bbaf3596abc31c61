import type { ListContent } from "#reader/parsed-content.ts";
import type { Resolved } from "#reader/resolve.ts";
import { PictureView } from "#app/components/media/picture.tsx";
import { SourceLine } from "#app/components/blocks/source-line.tsx";
import "#app/components/ui/glass-disc.css";
import "#app/styles/bands/camino-upright.css";
import "./timeline.css";

type Props = {
  entries: Resolved<ListContent["timeline"]>;
  /** "Told by {source}": the source's name takes the place of the braces. */
  sourceText: string;
};

/** Entries in turn at the left and the right of a woven spine; on phones all at its right (design: timeline). */
export function Timeline({ entries, sourceText }: Props) {
  return (
    <ol className="timeline">
      {entries.map((entry) => (
        <li key={entry.year} data-reveal="">
          <div className="timeline-words">
            <p className="timeline-year">{entry.year}</p>
            <h3>{entry.title}</h3>
            <p>{entry.description}</p>
            <SourceLine sources={[entry.source]} text={sourceText} />
          </div>
          <span className="timeline-node glass-disc" aria-hidden="true" />
          <div className="timeline-picture cover">
            <PictureView picture={entry.picture} sizes="(min-width: 768px) 25rem, 80vw" />
          </div>
        </li>
      ))}
    </ol>
  );
}
