import type { ReactNode } from "react";
import type { Destination, Picture } from "#reader/resolve.ts";
import { PictureView } from "#app/components/media/picture.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "./plan-card.css";

export type Structure = {
  id: string;
  title: string;
  description: string;
  impact: string;
  /** The thing built, as a scene. */
  picture: Picture;
  plan: { picture: Picture };
  /** "$25,000–$35,000" */
  cost: string;
  /** In months: "2–3". */
  time: string;
  materials: string[];
  detail: string;
  benefits: string[];
  advice: string;
  /** The blueprint itself, or the form that sends it. */
  target: Destination;
  /** Its materials, worked out for a size of one's own. */
  calculator?: { target: Destination } | undefined;
};

/** The words around every plan, in one language. */
export type PlanWords = {
  cost: string;
  time: string;
  /** "{time} months" */
  months: string;
  materials: string;
  benefits: string;
  advice: string;
  see: string;
  calculate: string;
  download: string;
  /** Before the links to the sheet itself. */
  open: string;
  learn: { label: string; context: string; target: Destination };
};

/** What it costs and how long it takes: ranges, never promises. */
export function PlanFacts({ structure, words }: { structure: Structure; words: PlanWords }) {
  return (
    <dl className="plan-facts">
      <div>
        <dt>{words.cost}</dt>
        <dd>{structure.cost}</dd>
      </div>
      <div>
        <dt>{words.time}</dt>
        <dd>{fillTemplate(words.months, { time: structure.time })}</dd>
      </div>
    </dl>
  );
}

type CardProps = {
  structure: Structure;
  words: PlanWords;
  /** What opens the preview of its blueprint. */
  children: ReactNode;
};

/** A structure as its line drawing on indigo. */
export function PlanCard({ structure, words, children }: CardProps) {
  const { title, description, plan } = structure;
  return (
    <article className="plan-card" data-reveal="">
      <PictureView picture={plan.picture} />
      <div className="plan-card-body">
        <h3>{title}</h3>
        <p>{description}</p>
        <PlanFacts structure={structure} words={words} />
        {children}
      </div>
    </article>
  );
}
