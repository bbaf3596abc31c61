import type { Resolved } from "#reader/resolve.ts";
import type { Brochure } from "#reader/schema/brochure.ts";
import { ArrowLink } from "#app/components/ui/links.tsx";
import { Band } from "#app/components/ui/band.tsx";
import type { FormViewModel } from "#app/forms/form-view-model.server.ts";
import { FormView } from "#app/components/forms/form-view.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import "./form-card.css";
import "./form-opening.css";

type Props = {
  opening: Extract<Resolved<Brochure>["opening"], { kind: "form" }>;
  form: FormViewModel;
};

/** The opening of a page about one form: heading and selling points on a coloured ground, the form on a card beside. */
export function FormOpening({ opening, form }: Props) {
  return (
    <section className={`form-opening ground-${opening.ground}`}>
      <div className="container section form-opening-body split split-57 late start">
        <div className="on-dark stays">
          <h1>{opening.title}</h1>
          <p className="lead">{opening.lead}</p>
          <ul className="form-points stack">
            {opening.points.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} />
                {text}
              </li>
            ))}
          </ul>
          {opening.actions?.map(({ label, target }) => (
            <p key={label}>
              <ArrowLink to={target}>{label}</ArrowLink>
            </p>
          ))}
        </div>
        <div className="form-opening-side">
          <figure className="form-opening-picture arch">
            <PictureView picture={opening.picture} decorative eager />
          </figure>
          <div className="form-card panel">
            <Band name="camino" size="small" />
            <div className="form-card-body stack gap-5">
              <h2>{opening.form_title}</h2>
              <FormView form={form} layout={opening.layout} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
