import { PaperLinks } from "#app/components/blocks/paper-links.tsx";
import { bookletPath } from "#domain/documents/documents.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { OfflineKind } from "#reader/offline-kinds.ts";
import { PageLink } from "#app/components/ui/page-link.tsx";

type Props = {
  kind: OfflineKind;
  content: { weight: string; booklet: { label: string; weight: string } };
};

/** One kind of page: what can be read and kept of it, and the same printed. */
export function KindCard({ kind, content: { weight, booklet } }: Props) {
  const { id, title, items, bookletKilobytes } = kind;
  return (
    <section className="offline-kind" aria-labelledby={`offline-${id}`}>
      <h2 id={`offline-${id}`}>{title}</h2>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item.path}>
              <input
                type="checkbox"
                name="page"
                value={item.path}
                aria-label={item.title}
                // A browser that puts back older ticks on its own would argue with what is kept.
                autoComplete="off"
                suppressHydrationWarning
              />
              <PageLink to={item.path}>{item.title}</PageLink>
              <small>
                {item.kilobytes !== null && fillTemplate(weight, { kilobytes: item.kilobytes })}
              </small>
              <small className="offline-kept" data-kept="" suppressHydrationWarning>
                {" "}
              </small>
            </li>
          ))}
        </ul>
      )}
      <p className="offline-booklet cluster">
        {booklet.label} <PaperLinks title={title} pathOf={(edition) => bookletPath(id, edition)} />
        {bookletKilobytes !== null && (
          <small>{fillTemplate(booklet.weight, { kilobytes: bookletKilobytes })}</small>
        )}
      </p>
    </section>
  );
}
