import type { ReactNode } from "react";
import { PaperLinks } from "#app/components/blocks/paper-links.tsx";
import { blueprintPath } from "#domain/documents/documents.ts";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Dialog, DialogButton } from "#app/components/ui/dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { PlanFacts, type PlanWords, type Structure } from "./plan-card.tsx";
import { blueprintDialog } from "./dialog-ids.ts";

type Props = { structure: Structure; words: PlanWords };

const dialogId = ({ id }: Structure) => `plan-${id}`;

function OpenerWords({ structure, words }: Props) {
  return (
    <>
      {words.see}
      <span className="visually-hidden">: {structure.title}</span>
    </>
  );
}

/** Opens the preview over the page. */
export function PlanDialogButton({ structure, words }: Props) {
  return (
    <DialogButton dialog={dialogId(structure)} className="arrow-link stretched">
      <OpenerWords structure={structure} words={words} />
      <Icon name="arrow" size={20} />
    </DialogButton>
  );
}

export function PlanDialog({ structure, words }: Props) {
  return (
    <Dialog id={dialogId(structure)} title={structure.title} width="wide">
      <PlanPreview structure={structure} words={words}>
        <div className="plan-sheet">
          <PictureView picture={structure.plan.picture} sizes="(min-width: 60rem) 29rem, 88vw" />
        </div>
        <PlanFacts structure={structure} words={words} />
      </PlanPreview>
    </Dialog>
  );
}

/** The preview in its card, for phones that know no dialogs (docs/decisions/0015-light-version.md). */
export function PlanDetails({ structure, words }: Props) {
  return (
    <details className="plan-details">
      <summary>
        <OpenerWords structure={structure} words={words} />
      </summary>
      <PlanPreview structure={structure} words={words} />
    </details>
  );
}

/** One blueprint: materials, benefits, and what to mind first, under what the card shows already. */
function PlanPreview({ structure, words, children }: Props & { children?: ReactNode }) {
  const { title, detail, impact, picture, materials, benefits, advice } = structure;
  const { learn } = words;
  return (
    <div className="plan-preview">
      <div>
        {children}
        <p className="plan-impact">{impact}</p>
        <div className="actions">
          <DestinationLink
            className="button"
            to={structure.target}
            dialog={blueprintDialog}
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
  );
}
