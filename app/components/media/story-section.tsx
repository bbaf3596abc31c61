import type { ReactNode } from "react";
import { groundClass, type Ground } from "#app/components/blocks/ground-opening.tsx";
import "./story-section.css";

type Props = {
  id: string;
  title: ReactNode;
  lead: string;
  ground: Ground;
  /** A film or a story in drawings. */
  film: ReactNode;
  /** Under the lead. */
  children?: ReactNode;
};

/** A film or story large, with its words beside it. */
export function StorySection({ id, title, lead, ground, film, children }: Props) {
  return (
    <section id={id} className={groundClass(ground)} aria-labelledby={`${id}-title`}>
      <div className="container section story-section">
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="lead">{lead}</p>
          {children}
        </div>
        {film}
      </div>
    </section>
  );
}
