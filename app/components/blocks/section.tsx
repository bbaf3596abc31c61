import type { ReactNode } from "react";
import { groundClass, type Ground } from "#app/components/ui/ground.ts";

type Props = {
  /** For links to this place of the page; its heading is `<id>-title`. */
  id?: string | undefined;
  title: ReactNode;
  lead?: string | undefined;
  /** The colour from edge to edge; without one it stands on the page's own. */
  ground?: Ground | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** On a wide screen the lead stands at the right of the heading, feet on one line (design: grid). */
export function SectionHeading({ id, title, lead }: Pick<Props, "id" | "title" | "lead">) {
  return (
    <div className="section-heading" data-with-lead={lead ? "" : undefined}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}

/** A part of a page: its ground from edge to edge, and within the page's margins a heading and what follows. */
export function Section({ id, title, lead, ground, className, children }: Props) {
  const titleId = id && `${id}-title`;
  const classes = [className, ground && groundClass(ground)].filter(Boolean).join(" ");
  return (
    <section id={id} className={classes || undefined} aria-labelledby={titleId}>
      <div className="container section">
        <SectionHeading id={titleId} title={title} lead={lead} />
        {children}
      </div>
    </section>
  );
}
