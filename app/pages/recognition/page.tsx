import { BrochureView } from "#app/components/brochure/brochure-view.tsx";
import { unlessEmpty } from "#app/components/blocks/sections.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { languageOf } from "#domain/language/language.ts";
import { listContent, pageContent } from "#reader/content.ts";
import type { Route } from "./+types/page";
import { Awards } from "./awards.tsx";
import "./page.css";
import "#app/styles/bands/rombo.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { opening, ...content } = pageContent("recognition", language);
  const awards = listContent("awards", language);
  const counted = { count: awards.length, year: awards.at(-1)?.year ?? "" };
  const lead = fillTemplate(opening.lead, counted);
  return { head: content.head, content: { ...content, opening: { ...opening, lead } }, awards };
}

const parts = {
  awards: unlessEmpty("awards", Awards),
};

export default function RecognitionPage({ loaderData }: Route.ComponentProps) {
  return <BrochureView {...loaderData} parts={parts} data={loaderData} />;
}
