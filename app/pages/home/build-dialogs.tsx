import { useEffect } from "react";
import { fieldId } from "#app/components/forms/form-view-model.ts";
import { Dialog, DialogButton } from "#app/components/ui/dialog.tsx";
import { Awake } from "#app/components/ui/awake.tsx";
import { FormView } from "#app/components/forms/form-view.tsx";
import { useLight } from "#app/components/light/light.tsx";
import { OutsideFrame } from "#app/components/media/outside-frame.tsx";
import { blueprintDialog, consultationDialog } from "./dialog-ids.ts";
import { PlanDialog } from "./plan-dialog.tsx";
import type { HomeData } from "./home-data.server.ts";

/** "Download Blueprint" names its structure in its address; the form it opens here is set to it. */
function useChosenStructure(form: string): void {
  useEffect(() => {
    const choose = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>(
        `a[data-dialog="${blueprintDialog}"]`,
      );
      const select = document.getElementById(fieldId(form, "structure"));
      if (!link || !(select instanceof HTMLSelectElement)) return;
      select.value = new URL(link.href).searchParams.get("structure") ?? "";
    };
    document.addEventListener("click", choose, true);
    return () => document.removeEventListener("click", choose, true);
  }, [form]);
}

/** Specification 2 and 4: a preview for each structure, the blueprint form, the consultation. */
export function BuildDialogs({ data }: { data: HomeData }) {
  const { structures, forms } = data;
  const light = useLight();
  const words = data.content.build;
  useChosenStructure(forms.blueprint.name);
  if (light) return null;
  return (
    <>
      {structures.map((structure) => (
        <PlanDialog key={structure.id} structure={structure} words={words} />
      ))}
      <Awake>
        <FormDialogs data={data} />
      </Awake>
    </>
  );
}

/** What a link to the form's own page opens here, where there is script. */
function FormDialogs({ data: { forms, schedule, content } }: { data: HomeData }) {
  const { blueprint, consultation } = content.build;
  return (
    <>
      <Dialog id={blueprintDialog} title={blueprint.title}>
        <div className="dialog-body">
          <p>{blueprint.text}</p>
          <FormView
            form={forms.blueprint}
            nativeChecks
            secondary={
              <DialogButton dialog={blueprintDialog} className="button button-outline" closes>
                {blueprint.cancel}
              </DialogButton>
            }
          />
        </div>
      </Dialog>
      <Dialog id={consultationDialog} title={consultation.title} width="wide">
        {schedule ? (
          <OutsideFrame address={schedule.href} title={schedule.label} />
        ) : (
          <div className="dialog-body">
            <p>{consultation.text}</p>
            <FormView
              form={forms.consultation}
              nativeChecks
              secondary={
                <DialogButton dialog={consultationDialog} className="button button-outline" closes>
                  {consultation.cancel}
                </DialogButton>
              }
            />
          </div>
        )}
      </Dialog>
    </>
  );
}
