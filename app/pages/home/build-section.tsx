import type { ReactNode } from "react";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PlanCard } from "./plan-card.tsx";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import { blueprintDialog, consultationDialog } from "./build-dialogs.tsx";
import type { HomeData } from "./home-data.server.ts";

type Props = {
  data: HomeData;
  /** The films of how they are built. */
  children: ReactNode;
};

/** Specification 1 and 4: six structures, the free blueprint and the consultation. */
export function BuildSection({ data, children }: Props) {
  const { title, lead, blueprint, consultation, films, ...words } = data.content.build;
  return (
    <section className="section ground-indigo on-dark" aria-labelledby="build-title">
      <div className="container">
        <SectionHeading id="build-title" title={title} lead={lead} />
        <ul className="plan-cards">
          {data.structures.map((structure) => (
            <li key={structure.id}>
              <PlanCard structure={structure} words={words} />
            </li>
          ))}
        </ul>
        <div className="actions build-actions">
          <DestinationLink
            className="button button-marigold"
            to={blueprint.open.target}
            dialog={blueprintDialog}
          >
            <Icon name="download" size={20} />
            {blueprint.open.label}
          </DestinationLink>
          <DestinationLink
            className="button button-outline"
            to={consultation.open.target}
            dialog={consultationDialog}
          >
            {consultation.open.label}
          </DestinationLink>
        </div>
        <h3 className="build-films-title">{films}</h3>
        {children}
      </div>
    </section>
  );
}
