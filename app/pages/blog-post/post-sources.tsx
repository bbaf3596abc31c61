import { SourceLink } from "#app/components/blocks/source-link.tsx";
import type { Source } from "#reader/resolve.ts";

/** Every source of an article, under the number that its words name. */
export function PostSources({ title, sources }: { title: string; sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section className="post-sources" aria-labelledby="sources">
      <h2 id="sources" className="fs-2">
        {title}
      </h2>
      <ol>
        {sources.map((source, at) => (
          <li key={source.title} id={`source-${at + 1}`}>
            <SourceLink source={source} />
          </li>
        ))}
      </ol>
    </section>
  );
}
