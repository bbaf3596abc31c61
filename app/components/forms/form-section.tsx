import type { ReactNode } from "react";
import { Band } from "#app/components/ui/band.tsx";
import type { FormViewModel } from "#app/forms/form-view-model.server.ts";
import { FormView } from "#app/components/forms/form-view.tsx";
import { groundClass, type Ground } from "#app/components/ui/ground.ts";

type Props = {
  /** Anchor for links to the section: "apply", "packet". */
  id: string;
  title: string;
  text: string;
  form: FormViewModel;
  ground?: Ground;
  /** Below the text, such as an alternative to the form. */
  children?: ReactNode;
};

export function FormSection({ id, title, text, form, ground, children }: Props) {
  return (
    <section id={id} className={ground && groundClass(ground)} aria-labelledby={`${id}-title`}>
      <div className="section container form-section split split-57 late start">
        <div className="stays">
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="lead">{text}</p>
          {children}
        </div>
        <FormCard>
          <FormView form={form} />
        </FormCard>
      </div>
    </section>
  );
}

export function FormCard({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div className="form-card panel" id={id}>
      <Band name="camino" size="small" />
      <div className="form-card-body stack gap-5">{children}</div>
    </div>
  );
}
