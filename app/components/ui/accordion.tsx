import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./accordion.css";

type AccordionRow = {
  title: string;
  /** Stands at the end of the row, open or closed. */
  figure?: string | undefined;
  body: ReactNode;
};

/**
 * Rows of which at most one is open, and that one can be closed again: native disclosures (specification 4).
 * Accordions of one name are one in this: a row opened in one closes the row open in the other.
 */
export function Accordion({ name, rows }: { name: string; rows: AccordionRow[] }) {
  return (
    <div className="accordion">
      {rows.map(({ title, figure, body }) => (
        <details key={title} name={name}>
          <summary>
            <span>{title}</span>
            {figure && <span className="accordion-figure">{figure}</span>}
            <Icon name="chevronDown" />
          </summary>
          <div className="accordion-body">{body}</div>
        </details>
      ))}
    </div>
  );
}
