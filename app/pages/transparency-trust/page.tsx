import { taxLine } from "#app/legal.server.ts";
import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Sections, unlessEmpty } from "#app/components/blocks/sections.tsx";
import { amountLike, listContent, pageContent, reader } from "#reader/content.ts";
import { formatDollars } from "#domain/language/format.ts";
import { figureAddress } from "#domain/language/figure-address.ts";
import { addressOf, languageOf, type Language } from "#domain/language/language.ts";
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
  const documentOf = ({
    name,
    detail,
    link,
  }: {
    name: string;
    detail: string | null;
    link: string;
  }) => {
    const { label, ...target } = read.link(link);
    return { id: link, name, detail, context: label, target };
  };
  const { label: _, ...moreTarget } = read.link(content.reports.more.link);
  const { share_number_fact: share, gift_number_fact: gift } = content.finances.transparency;
  const percent = share.number;
  return {
    head: content.head,
    content,
    share: {
      percent,
      rest: 100 - percent,
      restText: amountLike(share.name, 100 - percent, language),
      ofSums: [1, gift.number].map((dollars) => ({
        sum: formatDollars(dollars * 100, language),
        programme: formatDollars(dollars * percent, language),
        rest: formatDollars(dollars * (100 - percent), language),
      })),
    },
    vision: visionText(language),
    taxLine: taxLine(language),
    annualReports: content.reports.list.map(documentOf),
    more: moreTarget,
    request: {
      href: addressOf("contact", language, { anchor: "document-request" }),
      outside: false,
    },
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
