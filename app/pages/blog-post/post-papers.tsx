import { PaperLinks } from "#app/components/blocks/paper-links.tsx";
import { SourceLink } from "#app/components/blocks/source-link.tsx";
import { buildSheetPath } from "#domain/documents/documents.ts";
import type { Post } from "#reader/articles.ts";

/** The build sheet of what an article tells of. */
export function PostSheet({ id, title }: { id: string; title: string }) {
  return (
    <p className="note">
      <strong>{title}</strong>{" "}
      <PaperLinks title={title} pathOf={(edition) => buildSheetPath(id, edition)} />
    </p>
  );
}

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
