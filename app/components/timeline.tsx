import type { Picture } from "#app/content/resolve.ts";
import { DestinationLink } from "./destination-link.tsx";
import { PictureView } from "./picture.tsx";

export type TimelineEntry = {
  year: string;
  title: string;
  description: string;
  picture: Picture;
  source: { title: string; url: string | null };
};

type Props = {
  entries: TimelineEntry[];
  /** "Told by {source}": the source's name takes the place of the braces. */
  sourceText: string;
};

function Source({ source, text }: { source: TimelineEntry["source"]; text: string }) {
  const [before, after] = text.split("{source}");
  return (
    <p className="timeline-source">
      {before}
      {source.url ? (
        <DestinationLink to={{ href: source.url, outside: true }}>{source.title}</DestinationLink>
      ) : (
        source.title
      )}
      {after}
    </p>
  );
}

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
            <Source source={entry.source} text={sourceText} />
          </div>
          <span className="timeline-node" aria-hidden="true" />
          <div className="timeline-picture">
            <PictureView picture={entry.picture} sizes="(min-width: 768px) 25rem, 80vw" />
          </div>
        </li>
      ))}
    </ol>
  );
}
