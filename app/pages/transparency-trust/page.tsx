import { taxLine } from "#app/legal.server.ts";
import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Sections, unlessEmpty } from "#app/components/blocks/sections.tsx";
import { listContent, pageContent, reader } from "#reader/content.ts";
import { figureAddress } from "#domain/language/figure-address.ts";
import { languageOf, type Language } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { Accomplishments } from "./accomplishments.tsx";
import { Documents } from "./documents.tsx";
import { Finances } from "./finances.tsx";
import { Opening } from "./opening.tsx";
import { Partnerships } from "./partnerships.tsx";
import { Research } from "./research.tsx";
import type { TrustData } from "./trust-data.ts";
import "#app/styles/bands/llanta.css";
import "./questions.css";

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
  finances: Finances,
  documents: Documents,
  partnerships: unlessEmpty("partners", Partnerships),
  justification: Research,
  accomplishments: Accomplishments,
  questions: Questions,
};

export default function TransparencyPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Opening {...loaderData} />
      <Sections order={loaderData.content.sections} parts={parts} data={loaderData} />
    </>
  );
}

function Questions({ content: { questions } }: TrustData) {
  return (
    <section
      id="questions"
      className="trust-questions ground-sky"
      aria-labelledby="questions-title"
    >
      <div className="container">
        <div className="trust-questions-words">
          <h2 id="questions-title">{questions.title}</h2>
          <p className="lead">{questions.text}</p>
          <p className="actions">
            <ActionLinks actions={questions.actions} />
          </p>
        </div>
        <div className="trust-door cover">
          <PictureView picture={questions.picture} sizes="(min-width: 768px) 30vw, 88vw" />
        </div>
      </div>
    </section>
  );
}
