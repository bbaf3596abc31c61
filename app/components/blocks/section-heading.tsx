import type { ReactNode } from "react";

/** A section opens with its heading at the left and its lead at the right, feet on one line (design: grid). */
export function SectionHeading({
  id,
  title,
  lead,
}: {
  id?: string;
  title: ReactNode;
  lead?: string | undefined;
}) {
  return (
    <div className="section-heading" data-with-lead={lead ? "" : undefined}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
