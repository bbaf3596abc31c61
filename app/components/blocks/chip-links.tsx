import { Link } from "react-router";

/** A choice of a filter; `count` is the number of results it would show. */
export type ChipLink = {
  label: string;
  count?: number | undefined;
  href: string;
  current: boolean;
};

/** A filter whose choices are links, so it works without script and its address can be shared. */
export function ChipLinks({ label, chips }: { label: string; chips: ChipLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="cluster gap-2 rail">
        {chips.map((chip) => (
          <li key={chip.href}>
            <Link className="chip" to={chip.href} aria-current={chip.current ? "true" : undefined}>
              {chip.label}
              {chip.count !== undefined && <span className="chip-count">{chip.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
