import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { Sections } from "#app/components/blocks/sections.tsx";
import { pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import { PackingGuides } from "./packing.tsx";
import type { Route } from "./+types/page";
import "#app/styles/bands/cielo.css";

export function loader({ url }: Route.LoaderArgs) {
  const content = pageContent("volunteerPacking", languageOf(url.pathname));
  return { head: content.head, content };
}

type Data = Route.ComponentProps["loaderData"];

const parts = {
  guides: PackingGuides,
  closing: ({ content }: Data) => <ClosingField {...content.closing} ground="green" />,
};

export default function PackingPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, sections } = loaderData.content;
  return (
    <>
      <GroundOpening title={title} lead={lead} ground="green" band="cielo" />
      <Sections order={sections} parts={parts} data={loaderData} />
    </>
  );
}
