import type { ReactNode } from "react";
import { groundClass, type Ground } from "#app/components/ui/ground.ts";
import "./story-section.css";

type Props = {
  id?: string | undefined;
  title: ReactNode;
  lead?: string | undefined;
  ground: Ground;
  /** A film or a story in drawings. */
  film: ReactNode;
  /** Under the lead. */
  children?: ReactNode;
};

/** A film or story large, with its words beside it. */
export function StorySection({ id, title, lead, ground, film, children }: Props) {
  const titleId = id && `${id}-title`;
  return (
    <section id={id} className={groundClass(ground)} aria-labelledby={titleId}>
      <div className="container section story-section split split-57 late">
        <div>
          <h2 id={titleId}>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        {film}
      </div>
    </section>
  );
}
