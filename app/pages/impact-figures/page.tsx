import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { Sections, unlessEmpty } from "#app/components/blocks/sections.tsx";
import { figureGroups, listContent, pageContent } from "#reader/content.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { languageOf } from "#domain/language/language.ts";
import { Changes } from "./changes.tsx";
import { datedChanges } from "./dated-changes.ts";
import { Register } from "./register.tsx";
import type { Route } from "./+types/page";
import "#app/styles/bands/llanta.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("impactFigures", language);
  return {
    head: content.head,
    content,
    groups: figureGroups(language),
    /** The group that the address asks for is open. */
    open: url.searchParams.get("group"),
    changes: datedChanges(listContent("figureChanges", language), language),
  };
}

type Data = Route.ComponentProps["loaderData"];

const parts = {
  figures: Register,
  changes: unlessEmpty("changes", Changes),
  closing: ({ content }: Data) => <ClosingField {...content.closing} ground="sky" />,
};

export default function ImpactFiguresPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, see, sections } = loaderData.content;
  const count = loaderData.groups.reduce((sum, { figures }) => sum + figures.length, 0);
  return (
    <>
      <GroundOpening
        title={title}
        lead={fillTemplate(lead, { count })}
        ground="basalt"
        band="llanta"
      >
        <ArrowLink to={see.target}>{see.label}</ArrowLink>
      </GroundOpening>
      <Sections order={sections} parts={parts} data={loaderData} />
    </>
  );
}
