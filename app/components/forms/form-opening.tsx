import type { ReactNode } from "react";
import type { Picture } from "#reader/resolve.ts";
import { Band } from "#app/components/ui/band.tsx";
import type { FormViewModel } from "./form-view-model.ts";
import { FormSummary } from "./form-summary.tsx";
import { FormView } from "./form-view.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import "./form-card.css";
import "./form-opening.css";

type Props = {
  ground: "indigo" | "green";
  content: {
    title: string;
    lead: string;
    form_title: string;
    points: readonly { icon: IconName; text: string }[];
    picture: Picture;
  };
  form: FormViewModel;
  layout?: "grid" | "row";
  /** Below the points. */
  children?: ReactNode;
};

/** The opening of a page about one form: heading and selling points on a coloured ground, the form on a card beside. */
export function FormOpening({ ground, content, form, layout, children }: Props) {
  return (
    <>
      <FormSummary forms={[form]} />
      <section className={`form-opening ground-${ground}`}>
        <div className="container section form-opening-body split split-57 late start">
          <div className="on-dark stays">
            <h1>{content.title}</h1>
            <p className="lead">{content.lead}</p>
            <ul className="form-points stack">
              {content.points.map(({ icon, text }) => (
                <li key={text}>
                  <Icon name={icon} />
                  {text}
                </li>
              ))}
            </ul>
            {children}
          </div>
          <div className="form-opening-side">
            <figure className="form-opening-picture arch">
              <PictureView picture={content.picture} decorative eager />
            </figure>
            <div className="form-card panel">
              <Band name="camino" size="small" />
              <div className="form-card-body stack gap-5">
                <h2>{content.form_title}</h2>
                <FormView form={form} layout={layout} />
              </div>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
