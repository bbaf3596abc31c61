import type { Resolved } from "#reader/resolve.ts";
import type { Brochure } from "#reader/schema/brochure.ts";
import { ActionLinks, ArrowLink } from "#app/components/ui/links.tsx";
import type { FormViewModel } from "#app/forms/form-view-model.server.ts";
import { FormCard } from "#app/components/forms/form-section.tsx";
import { FormView } from "#app/components/forms/form-view.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { BlockList, type BlocksData, type BlocksProps, type Forms } from "./block-list.tsx";
import { firstButtonColour } from "#app/components/ui/ground.ts";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { SceneOpening } from "#app/components/blocks/scene-opening.tsx";
import type { Part } from "#app/components/blocks/section.tsx";

type Opening = Resolved<Brochure>["opening"];

/** The opening of a page about one form: heading and selling points on a coloured ground, the form on a card beside. */
function FormOpening({
  opening,
  form,
}: {
  opening: Extract<Opening, { kind: "form" }>;
  form: FormViewModel;
}) {
  return (
    <section className={`form-opening ground-${opening.ground}`}>
      <div className="container section form-opening-body split split-57 late start">
        <div className="on-dark stays">
          <h1>{opening.title}</h1>
          <p className="lead">{opening.lead}</p>
          <ul className="form-points signed stack">
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
            <PictureView
              picture={opening.picture}
              className={opening.picture.name}
              decorative
              eager
            />
          </figure>
          <FormCard>
            <h2>{opening.form_title}</h2>
            <FormView form={form} layout={opening.layout} />
          </FormCard>
        </div>
      </div>
    </section>
  );
}

function OpeningView({ opening, forms }: { opening: Opening; forms: Forms }) {
  if (opening.kind === "text")
    return (
      <header className="container text-opening">
        <h1>{opening.title}</h1>
        <p className="muted">{opening.lead}</p>
      </header>
    );
  if (opening.kind === "form") {
    const form = forms[opening.form];
    if (!form) throw new Error(`The page's loader gives no form "${opening.form}".`);
    return <FormOpening opening={opening} form={form} />;
  }
  const first = firstButtonColour(opening.kind === "ground" ? opening.ground : "basalt");
  const actions = opening.actions && <ActionLinks actions={opening.actions} first={first} />;
  return opening.kind === "scene" ? (
    <SceneOpening {...opening}>{actions}</SceneOpening>
  ) : (
    <GroundOpening {...opening}>{actions}</GroundOpening>
  );
}

type BrochureData<Own> = BlocksData<Own> & { content: { opening: Opening } };

export function BrochureView<Data extends BrochureData<Own>, Own extends string = never>(
  props: BlocksProps<Own, Data>,
) {
  const { content, forms = {} } = props.data;
  return (
    <>
      <OpeningView opening={content.opening} forms={forms} />
      <BlockList {...props} />
    </>
  );
}

/** The component of a page that is an opening, blocks, and parts of its own. */
export const brochurePage =
  <Data extends BrochureData<Own>, Own extends string>(parts: Record<Own, Part<Data>>) =>
  ({ loaderData }: { loaderData: Data }) => <BrochureView data={loaderData} parts={parts} />;
