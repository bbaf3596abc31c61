import { taxLine } from "#app/legal.server.ts";
import { BlockList } from "#app/components/brochure/block-list.tsx";
import { unlessEmpty } from "#app/components/blocks/sections.tsx";
import { listContent, pageContent, reader } from "#reader/content.ts";
import { figureAddress } from "#domain/language/figure-address.ts";
import { languageOf, type Language } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { Accomplishments } from "./accomplishments.tsx";
import { Documents } from "./documents.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { Opening } from "./opening.tsx";
import { Partnerships } from "./partnerships.tsx";
import { Research } from "./research.tsx";
import "#app/styles/bands/llanta.css";
import "./page.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("transparencyTrust", language);
  const read = reader(language);
  /** The document itself, or the request for it, which knows its name. */
  const documentOf = ({ name, link }: { name: string; link: string }) => {
    const { label: context, ...target } = read.link(link);
    return { id: link, name, context, target };
  };
  const { label, context, link } = content.reports.more;
  return {
    head: content.head,
    content,
    vision: visionText(language),
    taxLine: taxLine(language),
    annualReports: content.reports.list.map(documentOf),
    more: { ...documentOf({ name: label, link }), context },
    forms: content.forms.list.map(documentOf),
    partners: listContent("partners", language),
    reports: listContent("reports", language),
    accomplishments: listContent("accomplishments", language).map((topic) => ({
      ...topic,
      register: figureAddress(topic.fact, language),
    })),
  };
}

/** The vision is the second card of its page. */
function visionText(language: Language): string {
  const cards = pageContent("missionVision", language).sections.find(
    ({ kind }) => kind === "cards",
  );
  return (cards?.kind === "cards" && cards.items[1]?.text) || "";
}

const parts = {
  pledge: Pledge,
  documents: Documents,
  partnerships: unlessEmpty("partners", Partnerships),
  justification: Research,
  accomplishments: Accomplishments,
};

export default function TransparencyPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Opening {...loaderData} />
      <BlockList order={loaderData.content.sections} parts={parts} data={loaderData} />
    </>
  );
}

function Pledge({ content: { pledge }, vision, taxLine }: Route.ComponentProps["loaderData"]) {
  return (
    <Section id="pledge" title={pledge.title} ground="red" className="pledge">
      <blockquote>
        <p>{vision}</p>
      </blockquote>
      <p>{pledge.text}</p>
      {taxLine && <p className="small">{taxLine}</p>}
    </Section>
  );
}
