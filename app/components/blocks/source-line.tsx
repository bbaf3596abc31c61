import { Fragment } from "react";
import { SourceLink } from "./source-link.tsx";
import type { Source } from "#reader/resolve.ts";
import "./source-line.css";

type Props = {
  sources: Source[];
  /** "Source: {source}" */
  text: string;
};

export function SourceLine({ sources, text }: Props) {
  const [before, after] = text.split("{source}");
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
