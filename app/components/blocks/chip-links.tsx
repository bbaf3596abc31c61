import { Link } from "react-router";
import "#app/components/forms/form.css";

/** One choice of a filter that lives in the address: a link, so it works without script and can be shared. */
export type ChipLink = { label: string; count?: number; href: string; current: boolean };

/** Choices of a filter, each with how many it would show. */
export function ChipLinks({ label, chips }: { label: string; chips: ChipLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="cluster gap-2 rail">
        {chips.map((chip) => (
          <li key={chip.href}>
            <Link
              className="chip"
              to={chip.href}
              preventScrollReset
              aria-current={chip.current ? "true" : undefined}
            >
              {chip.label}
              {chip.count !== undefined && <span className="chip-count">{chip.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
