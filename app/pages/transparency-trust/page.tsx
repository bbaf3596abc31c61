import { taxLine } from "#app/legal.server.ts";
import { BlockList } from "#app/components/brochure/block-list.tsx";
import { Section, SectionHeading } from "#app/components/blocks/section.tsx";
import { groundClass } from "#app/components/ui/ground.ts";
import { listContent, pageContent, reader } from "#reader/content.ts";
import { figureAddress } from "#domain/language/figure-address.ts";
import { languageOf, type Language } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { Documents, Research } from "./documents.tsx";
import { Opening } from "./opening.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { DestinationLink } from "#app/components/ui/links.tsx";
import { PartnerMark } from "#app/components/blocks/partner-strip.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("transparencyTrust", language);
  const read = reader(language);
  const documentOf = ({ name, link }: { name: string; link: string }) => {
    const { label: context, ...target } = read.link(link);
    return { id: link, name, context, target };
  };
  const { label, context, link } = content.reports.more;
  return {
    content,
    vision: visionText(language),
    taxLine: taxLine(language),
    annualReports: content.reports.list.map(documentOf),
    more: { ...documentOf({ name: label, link }), context },
    forms990: content.forms.list.map(documentOf),
    partners: listContent("partners", language),
    reports: listContent("reports", language),
    accomplishments: listContent("accomplishments", language).map((topic) => ({
      ...topic,
      register: figureAddress(topic.fact, language),
    })),
  };
}

function visionText(language: Language): string {
  const cards = pageContent("missionVision", language).sections.find(
    ({ kind }) => kind === "cards",
  );
  return (cards?.kind === "cards" && cards.items[1]?.text) || "";
}

const parts = {
  pledge: Finances,
  documents: Documents,
  partnerships: Partnerships,
  justification: Research,
  accomplishments: Accomplishments,
};

export default function TransparencyPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Opening {...loaderData} />
      <BlockList data={loaderData} parts={parts} />
    </>
  );
}

function Finances({ content: { intro, pledge }, vision, taxLine }: TrustData) {
  return (
    <section id="finances" className={groundClass("red")} aria-labelledby="finances-title">
      <div className="container section split split-57 late">
        <SectionHeading id="finances-title" {...intro} />
        <div className="pledge">
          <h3>{pledge.title}</h3>
          <blockquote>
            <p>{vision}</p>
          </blockquote>
          <p>{pledge.text}</p>
          {taxLine && <p className="small">{taxLine}</p>}
        </div>
      </div>
    </section>
  );
}

export type TrustData = Route.ComponentProps["loaderData"];

/** Topics in two columns, of which one is open at a time (specification 2 and 4). */
function Accomplishments({ content, accomplishments }: TrustData) {
  const rows = accomplishments.map(({ title, fact, counted, text, register }) => (
    <Disclosure
      key={title}
      name="accomplishments"
      title={title}
      figure={[fact.text, counted].filter(Boolean).join(" ")}
    >
      <p>{text}</p>
      <p className="small">
        <DestinationLink className="touch" to={{ href: register }}>
          {content.accomplishments.source}
        </DestinationLink>
      </p>
    </Disclosure>
  ));
  const half = Math.ceil(rows.length / 2);
  return (
    <Section id="accomplishments" title={content.accomplishments.title}>
      <div className="accomplishments split split-2 late">
        <div>{rows.slice(0, half)}</div>
        <div>{rows.slice(half)}</div>
      </div>
    </Section>
  );
}

/** Every partner with what is public about the cooperation, and a link to its site. */
function Partnerships({ content: { partnerships: content }, partners }: TrustData) {
  if (partners.length === 0) return null;
  return (
    <Section id="partnerships" ground="plaster" {...content}>
      <ul className="partner-grid">
        {partners.map((partner) => (
          <li key={partner.id}>
            <h3 className="partner">
              <PartnerMark partner={partner} />
            </h3>
            <p>{partner.relation}</p>
            {partner.website && (
              <p>
                <DestinationLink className="touch" to={{ href: partner.website, outside: true }}>
                  {content.visit}
                  <span className="visually-hidden"> {partner.name}</span>
                </DestinationLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
