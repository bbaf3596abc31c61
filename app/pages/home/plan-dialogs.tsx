import { FormView } from "#app/components/forms/form-view.tsx";
import { useLight } from "#app/components/light/light.tsx";
import { OutsideFrame } from "#app/components/media/outside-frame.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Dialog, DialogButton } from "#app/components/ui/dialog.tsx";
import type { HomeData } from "./home-data.server.ts";
import {
  blueprintDialog,
  consultationDialog,
  dialogId,
  PlanFacts,
  PlanPreview,
} from "./plan-preview.tsx";

/** The dialogs of specification 2 and 4: a preview of each structure, the blueprint form, the consultation. */
export function PlanDialogs({
  data: { structures, forms, schedule, content },
}: {
  data: HomeData;
}) {
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
