import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Rows of which at most one is open, and that one can be closed again: native disclosures (specification 4). */
export function Accordion({ name, rows }: { name: string; rows: { title: string; body: ReactNode }[] }) {
  return (
    <div className="accordion">
      {rows.map(({ title, body }) => (
        <details key={title} name={name}>
          <summary>
            {title}
            <Icon name="chevronDown" />
          </summary>
          <div className="accordion-body">{body}</div>
        </details>
      ))}
    </div>
  );
}
