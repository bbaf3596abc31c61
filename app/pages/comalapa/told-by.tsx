import { SourceLink } from "#app/components/blocks/source-link.tsx";
import type { Source } from "#reader/resolve.ts";

type Props = {
  sources: Source[];
  /** "Told by {sources}": the names take the place of the braces. */
  text: string;
};

/** Where a passage comes from, each source a link where its page was found. */
export function ToldBy({ sources, text }: Props) {
  const [before, after] = text.split("{sources}");
  return (
    <p className="told-by muted small">
      {before}
      {sources.map((source, index) => (
        <span key={source.title}>
          {index > 0 && " · "}
          <SourceLink source={source} />
        </span>
      ))}
      {after}
    </p>
  );
}
