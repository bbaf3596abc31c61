import type { ReactNode } from "react";
import { FactList } from "#app/components/blocks/fact-list.tsx";
import { FormView } from "#app/components/forms/form-view.tsx";
import { useLight } from "#app/components/light/light.tsx";
import { OutsideFrame } from "#app/components/media/outside-frame.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Dialog, DialogButton } from "#app/components/ui/dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { ArrowLink, DestinationLink } from "#app/components/ui/links.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { blueprintPath } from "#domain/documents/documents.ts";
import { fillTemplate } from "#domain/language/language.ts";
import type { HomeData } from "./home-data.server.ts";

export const blueprintDialog = "blueprint-dialog";
export const consultationDialog = "consultation-dialog";

type Structure = HomeData["structures"][number];
type Props = { structure: Structure; words: HomeData["content"]["build"] };

export const dialogId = ({ id }: Structure) => `plan-${id}`;

export function PlanFacts({ structure, words }: Props) {
  return (
    <FactList
      className="facts"
      facts={[
        [words.cost, structure.cost],
        [words.time, fillTemplate(words.months, { time: structure.time })],
      ]}
    />
  );
}

function List({ title, items }: { title: string; items: string[] }) {
  return (
    <>
      <h3 className="fs-2">{title}</h3>
      <ul className="plan-list stack gap-1">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

/**
 * One blueprint: materials, benefits and advice.
 * @param children picture and facts; none where the card above shows them
 */
export function PlanPreview({ structure, words, children }: Props & { children?: ReactNode }) {
  const { id, title, detail, costNote, impact, materials, benefits, advice } = structure;
  const { target, calculator } = structure;
  const { learn } = words;
  return (
    <div className="plan-preview split split-2">
      <div>
        {children}
        <p className="small muted">{costNote}</p>
        <p className="plan-impact fs-2">{impact}</p>
        <div className="actions">
          <DestinationLink className="button" to={target} dialog={blueprintDialog} icon={false}>
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
          <a className="touch" href={blueprintPath(id, useLanguage())}>
            <span>
              {words.open}
              <span className="visually-hidden">: {title}</span>
            </span>
          </a>
        </p>
      </div>
      <div>
        <p>{detail}</p>
        <List title={words.materials} items={materials} />
        {calculator && (
          <ArrowLink to={calculator.target} context={`: ${title}`}>
            {words.calculate}
          </ArrowLink>
        )}
        <List title={words.benefits} items={benefits} />
        <p className="note">
          <strong>{words.advice}:</strong> {advice}
        </p>
      </div>
    </div>
  );
}

export function PlanDialogs({ structures, forms, schedule, content }: HomeData) {
  const words = content.build;
  const isLight = useLight();
  if (isLight) return null;
  return (
    <>
      {structures.map((structure) => (
        <Dialog key={structure.id} id={dialogId(structure)} title={structure.title} width="wide">
          <PlanPreview structure={structure} words={words}>
            <PictureView picture={structure.plan.picture} sizes="(min-width: 60rem) 29rem, 88vw" />
            <PlanFacts structure={structure} words={words} />
          </PlanPreview>
        </Dialog>
      ))}
      <FormDialog id={blueprintDialog} form={forms.blueprint} words={words.blueprint} />
      {schedule ? (
        <Dialog id={consultationDialog} title={words.consultation.title} width="wide">
          <OutsideFrame address={schedule.href} title={schedule.label} />
        </Dialog>
      ) : (
        <FormDialog id={consultationDialog} form={forms.consultation} words={words.consultation} />
      )}
    </>
  );
}

type FormProps = {
  id: string;
  form: HomeData["forms"]["blueprint"];
  words: { title: string; text: string; cancel: string };
};

/** Links to the form's page open it in this dialog, where script runs. */
function FormDialog({ id, form, words: { title, text, cancel } }: FormProps) {
  return (
    <Dialog id={id} title={title}>
      <div className="dialog-body stack">
        <p>{text}</p>
        <FormView
          form={form}
          nativeChecks
          secondary={
            <DialogButton dialog={id} className="button button-outline" closes>
              {cancel}
            </DialogButton>
          }
        />
      </div>
    </Dialog>
  );
}
