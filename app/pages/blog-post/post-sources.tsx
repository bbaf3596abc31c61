import { SourceLink } from "#app/components/blocks/source-link.tsx";
import type { Post } from "#reader/articles.ts";

/** Where the facts of an article come from. */
export function PostSources({ title, sources }: { title: string; sources: Post["sources"] }) {
  if (sources.length === 0) return null;
  return (
    <section className="post-sources">
      <h2>{title}</h2>
      <ul>
        {sources.map((source) => (
          <li key={source.title}>
            <SourceLink source={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}
