import { useId } from "react";
import { Link } from "react-router";
import "./filter-chips.css";

export type FilterChip = {
  id: string;
  label: string;
  /** How many things remain when it is chosen. */
  count: number;
  /** The address with this choice: the filter is a link, works without script and can be passed on. */
  href: string;
  chosen: boolean;
};

/** One row of choices by which a list is filtered; a choice that would leave nothing is no link. */
export function FilterChips({ title, chips }: { title: string; chips: FilterChip[] }) {
  const id = useId();
  return (
    <nav className="filter" aria-labelledby={id}>
      <p className="filter-title" id={id}>
        {title}
      </p>
      <ul className="filter-chips">
        {chips.map(({ id: key, label, count, href, chosen }) => (
          <li key={key}>
            {count > 0 || chosen ? (
              <Link
                className="filter-chip"
                to={href}
                preventScrollReset
                aria-current={chosen ? "true" : undefined}
              >
                {label} <span className="filter-count">{count}</span>
              </Link>
            ) : (
              <span className="filter-chip filter-chip-empty">
                {label} <span className="filter-count">{count}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
