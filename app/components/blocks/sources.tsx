import { Fragment } from "react";
import { useLabel } from "#app/language/labels.tsx";
import type { Source } from "#reader/resolve.ts";
import { DestinationLink } from "#app/components/ui/links.tsx";

export function SourceLine({ sources }: { sources: Source[] }) {
  const [before, after] = useLabel()("blocks.source").split("{source}");
  return (
    <p className="source-line small muted">
      {before}
      {sources.map((source, index) => (
        <Fragment key={source.title}>
          {index > 0 && "; "}
          <SourceLink source={source} />
        </Fragment>
      ))}
      {after}
    </p>
  );
}

export function SourceLink({ source: { title, url } }: { source: Source }) {
  if (url === null) return title;
  return <DestinationLink to={{ href: url, outside: true }}>{title}</DestinationLink>;
}

/** Reference marks " [2]", which link to the entries of the page's list of sources (`#source-2`). */
export function SourceMark({ numbers }: { numbers: readonly (number | string)[] }) {
  return numbers.map((number) => (
    <a key={number} className="source-mark" href={`#source-${number}`}>
      {` [${number}]`}
    </a>
  ));
}

/** Turns the numbers at the end of "A grate [1, 3]" into reference marks. */
export function Sourced({ text }: { text: string }) {
  const [words, numbers] = text.split(/ \[([\d, ]+)\]$/);
  return [words, numbers && <SourceMark key="sources" numbers={numbers.split(", ")} />];
}
