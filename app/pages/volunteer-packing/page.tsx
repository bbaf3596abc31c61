import { BrochureView } from "#app/components/brochure/brochure-view.tsx";
import { languageOf } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import { PackingGuides } from "./packing.tsx";
import type { Route } from "./+types/page";

export function loader({ url }: Route.LoaderArgs) {
  const content = pageContent("volunteerPacking", languageOf(url.pathname));
  return { head: content.head, content };
}

const parts = { guides: PackingGuides };

export default function PackingPage({ loaderData }: Route.ComponentProps) {
  return <BrochureView {...loaderData} parts={parts} data={loaderData} />;
}
