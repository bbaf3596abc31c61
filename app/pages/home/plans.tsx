import { FilmOrStory } from "#app/components/media/video-card.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { useLight } from "#app/components/light/light.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { DestinationLink } from "#app/components/ui/links.tsx";
import { DialogButton } from "#app/components/ui/dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { HomeData } from "./home-data.server.ts";
import {
  PlanFacts,
  PlanPreview,
  blueprintDialog,
  consultationDialog,
  dialogId,
} from "./plan-dialogs.tsx";

/** Structures as line drawings, links to the blueprint and consultation dialogs, and films of how to build. */
export function Plans({ content: { build: words, gallery }, structures, buildVideos }: HomeData) {
  const light = useLight();
  const { title, lead, blueprint, consultation, films } = words;
  return (
    <>
      <Band name="cal" />
      <Section id="build" className="plans" title={title} lead={lead} ground="indigo">
        <ul className="plan-cards split split-3 gap-gut rail">
          {structures.map((structure) => (
            <li key={structure.id} className="plan-card" data-reveal="">
              <PictureView picture={structure.plan.picture} />
              <div className="plan-card-body stack gap-2">
                <h3>{structure.title}</h3>
                <PlanFacts structure={structure} words={words} />
                {light ? (
                  <details className="plan-details">
                    <summary>{words.see}</summary>
                    <PlanPreview structure={structure} words={words} />
                  </details>
                ) : (
                  <DialogButton dialog={dialogId(structure)} className="arrow-link stretched">
                    {words.see}
                    <span className="visually-hidden">: {structure.title}</span>
                    <Icon name="arrow" size={20} />
                  </DialogButton>
                )}
              </div>
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
        {buildVideos.length > 0 && (
          <>
            <h3 className="build-films-title">{films}</h3>
            <ul className="films split split-3 gap-gut">
              {buildVideos.map((film) => (
                <li key={film.id}>
                  <FilmOrStory film={{ ...film, target: gallery.all.target }} isPlain />
                </li>
              ))}
            </ul>
          </>
        )}
      </Section>
    </>
  );
}
