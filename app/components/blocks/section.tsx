import type { ReactNode } from "react";
import { groundClass, type Ground } from "#app/components/ui/ground.ts";

type Props = {
  /** Anchor of the section; its heading gets the id `<id>-title`. */
  id?: string | undefined;
  title: ReactNode;
  lead?: string | undefined;
  /** Background over the full width; by default the page's. */
  ground?: Ground | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function SectionHeading({ id, title, lead }: Pick<Props, "id" | "title" | "lead">) {
  return (
    <div className="section-heading">
      <h2 id={id}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}

/** A section of a page: a full-width background with heading and content in the page's container. */
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

/** A component for one part of a page, whose props are all of the page's loader data. */
export type Part<Data> = (data: Data) => ReactNode;
