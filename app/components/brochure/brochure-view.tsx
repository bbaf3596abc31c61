import type { Resolved } from "#reader/resolve.ts";
import type { Brochure } from "#reader/schema/brochure.ts";
import { FormOpening } from "#app/components/forms/form-opening.tsx";
import { ActionLinks } from "#app/components/ui/links.tsx";
import { BlockList, type Additions, type Forms, type Order } from "./block-list.tsx";
import { firstButtonColour } from "#app/components/ui/ground.ts";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { SceneOpening } from "#app/components/blocks/scene-opening.tsx";
import type { Part } from "#app/components/blocks/section.tsx";
import "#app/styles/bands/cielo.css";
import "#app/styles/bands/libro.css";
import "#app/styles/bands/milpa.css";
import "#app/styles/bands/volcan.css";

type Opening = Resolved<Brochure>["opening"];

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
  const first = opening.kind === "ground" ? firstButtonColour(opening.ground) : "red";
  const actions = opening.actions && <ActionLinks actions={opening.actions} first={first} />;
  return opening.kind === "scene" ? (
    <SceneOpening {...opening}>{actions}</SceneOpening>
  ) : (
    <GroundOpening {...opening}>{actions}</GroundOpening>
  );
}

type Props<Own extends string, Data extends object> = {
  content: { opening: Opening; sections: Order<Own> };
  forms?: Forms;
  /** The page's own parts by name; `data` are their props. */
  parts?: Record<Own, Part<Data>>;
  data?: Data;
  additions?: Additions;
};

export function BrochureView<Own extends string = never, Data extends object = object>({
  content: { opening, sections },
  forms = {},
  parts = {} as Record<Own, Part<Data>>,
  data = {} as Data,
  additions,
}: Props<Own, Data>) {
  return (
    <>
      <OpeningView opening={opening} forms={forms} />
      <BlockList order={sections} parts={parts} data={data} forms={forms} additions={additions} />
    </>
  );
}
