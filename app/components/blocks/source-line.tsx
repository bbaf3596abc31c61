import { Fragment } from "react";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import "./source-line.css";

/** Where something is told; the url is null where the page was not found again. */
export type Source = { title: string; url: string | null };

type Props = {
  sources: Source[];
  /** "Told by {source}": the sources' names take the place of the braces. */
  text: string;
};

/** One small line that says where the words above it come from. */
export function SourceLine({ sources, text }: Props) {
  const [before, after] = text.split("{source}");
  return (
    <p className="source-line">
      {before}
      {sources.map(({ title, url }, index) => (
        <Fragment key={title}>
          {index > 0 && "; "}
          {url ? (
            <DestinationLink to={{ href: url, outside: true }}>{title}</DestinationLink>
          ) : (
            title
          )}
        </Fragment>
      ))}
      {after}
    </p>
  );
}
