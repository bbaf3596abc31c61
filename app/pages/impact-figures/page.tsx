import { BrochureView } from "#app/components/brochure/brochure-view.tsx";
import { unlessEmpty } from "#app/components/blocks/sections.tsx";
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
  const { opening, ...content } = pageContent("impactFigures", language);
  const groups = figureGroups(language);
  const count = groups.flatMap(({ figures }) => figures).length;
  return {
    head: content.head,
    content: { ...content, opening: { ...opening, lead: fillTemplate(opening.lead, { count }) } },
    groups,
    /** The group that the address asks for is open. */
    open: url.searchParams.get("group"),
    changes: datedChanges(listContent("figureChanges", language), language),
  };
}

const parts = { register: Register, changes: unlessEmpty("changes", Changes) };

export default function ImpactFiguresPage({ loaderData }: Route.ComponentProps) {
  return <BrochureView {...loaderData} parts={parts} data={loaderData} />;
}
