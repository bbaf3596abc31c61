import { PaperLinks } from "#app/components/blocks/paper-links.tsx";
import { blueprintPath } from "#domain/documents/documents.ts";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { PlanFacts, planDialogId, type PlanWords, type Structure } from "./plan-card.tsx";

type Props = {
  structure: Structure;
  words: PlanWords;
  /** The dialog with the form that sends blueprints, for those that are not on the site. */
  formDialog: string;
};

/** The preview of one blueprint: plan, cost, time, materials, benefits, and what to mind first. */
export function PlanDialog({ structure, words, formDialog }: Props) {
  const { title, detail, impact, picture, plan, materials, benefits, advice } = structure;
  const { learn } = words;
  return (
    <Dialog id={planDialogId(structure)} title={title} width="wide">
      <div className="plan-dialog">
        <div>
          <div className="plan-sheet">
            <PictureView picture={plan.picture} sizes="(min-width: 60rem) 29rem, 92vw" />
          </div>
          <PlanFacts structure={structure} words={words} />
          <p className="plan-impact">{impact}</p>
          <div className="actions">
            <DestinationLink
              className="button"
              to={structure.target}
              dialog={formDialog}
              icon={false}
            >
              <Icon name="download" size={20} />
              {words.download}
            </DestinationLink>
            <DestinationLink className="button button-outline" to={learn.target}>
              <span>
                {learn.label}
                <span className="visually-hidden"> {learn.context}</span>
              </span>
            </DestinationLink>
          </div>
          <p>
            {words.open}{" "}
            <PaperLinks title={title} pathOf={(edition) => blueprintPath(structure.id, edition)} />
          </p>
          <div className="plan-scene">
            <PictureView picture={picture} sizes="29rem" />
          </div>
        </div>
        <div>
          <p>{detail}</p>
          <h3>{words.materials}</h3>
          <ul className="plan-list">
            {materials.map((material) => (
              <li key={material}>{material}</li>
            ))}
          </ul>
          {structure.calculator && (
            <p className="plan-calculate">
              <ArrowLink to={structure.calculator.target} context={`: ${title}`}>
                {words.calculate}
              </ArrowLink>
            </p>
          )}
          <h3>{words.benefits}</h3>
          <ul className="plan-list">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <p className="note">
            <strong>{words.advice}:</strong> {advice}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
