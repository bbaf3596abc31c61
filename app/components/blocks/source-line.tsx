import { Fragment } from "react";
import { useLabel } from "#app/language/labels.tsx";
import { SourceLink } from "./source-link.tsx";
import type { Source } from "#reader/resolve.ts";
import "./source-line.css";

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
