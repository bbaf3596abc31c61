import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { Sections, unlessEmpty } from "#app/components/blocks/sections.tsx";
import { figureGroups, listContent, pageContent } from "#reader/content.ts";
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
  const { title, lead, sections } = loaderData.content;
  return (
    <>
      <GroundOpening title={title} lead={lead} ground="basalt" band="llanta" />
      <Sections order={sections} parts={parts} data={loaderData} />
    </>
  );
}
