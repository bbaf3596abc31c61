import { useLabel } from "#app/language/labels.tsx";
import { PageLink } from "#app/components/ui/links.tsx";

type Props = {
  page: number;
  pages: number;
  /** Address of a page by its number, from 1. */
  addressOfPage: (page: number) => string;
};

/** Pagination: previous, next, first, last and neighbouring pages. Renders nothing for a single page. */
export function PageLinks({ page, pages, addressOfPage }: Props) {
  const label = useLabel();
  if (pages === 1) return null;
  const near = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return (
    <nav className="page-links cluster gap-2 mt-7" aria-label={label("pages.label")}>
      {page > 1 && (
        <PageLink className="chip" rel="prev" to={addressOfPage(page - 1)}>
          {label("pages.previous")}
        </PageLink>
      )}
      <ol className="cluster gap-2">
        {near.map((number, index) => (
          // The style sheet puts an ellipsis where pages are left out.
          <li key={number} data-after-gap={number - (near[index - 1] ?? 0) > 1 || undefined}>
            <PageLink
              className="chip"
              to={addressOfPage(number)}
              aria-label={label("pages.page", { number })}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </PageLink>
          </li>
        ))}
      </ol>
      {page < pages && (
        <PageLink className="chip" rel="next" to={addressOfPage(page + 1)}>
          {label("pages.next")}
        </PageLink>
      )}
    </nav>
  );
}
