import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { BuildFilms } from "./films.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLight } from "#app/components/light/light.tsx";
import { PlanCard } from "./plan-card.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { PlanDetails, PlanDialogButton } from "./plan-dialog.tsx";
import { blueprintDialog, consultationDialog } from "./dialog-ids.ts";
import type { HomeData } from "./home-data.server.ts";

/** Specification 1 and 4: six structures, the free blueprint and the consultation, and films of how they are built. */
export function BuildSection({ content, structures, buildVideos }: HomeData) {
  const { title, lead, blueprint, consultation, films, ...words } = content.build;
  const Preview = useLight() ? PlanDetails : PlanDialogButton;
  return (
    <>
      <Band name="cal" />
      <Section id="build" className="plans" title={title} lead={lead} ground="indigo">
        {structures.length > 0 && (
          <ul className="plan-cards">
            {structures.map((structure) => (
              <li key={structure.id}>
                <PlanCard structure={structure} words={words}>
                  <Preview structure={structure} words={words} />
                </PlanCard>
              </li>
            ))}
          </ul>
        )}
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
        {buildVideos.length > 0 && (
          <>
            <h3 className="build-films-title">{films}</h3>
            <BuildFilms films={buildVideos} target={content.gallery.all.target} />
          </>
        )}
      </Section>
    </>
  );
}
