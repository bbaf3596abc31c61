import { organisation } from "#app/components/structured-data/schema-org.ts";
import { ActionRow, ArrowLink } from "#app/components/ui/links.tsx";
import { JsonLd, useSite } from "#app/components/structured-data/json-ld.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { pageContent, reader, site } from "#reader/content.ts";
import { fillTemplate, languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import "./page.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("checkUs", language);
  const { reports, forms } = pageContent("transparencyTrust", language);
  const documents = [...reports.list, ...forms.list];
  const missing = documents.filter(({ link }) => !reader(language).link(link).outside).length;
  const { tax_id: taxId, legal_name: legalName } = site(language);
  return { content, taxId, legalName, missing };
}

type Data = Route.ComponentProps["loaderData"];

function Row({ row, data }: { row: Data["content"]["rows"][number]; data: Data }) {
  const { content, taxId, missing } = data;
  const { icon, title, text, shows, links } = row;
  if (shows === "tax_id" && !taxId) return null;
  const unchecked = shows === "unchecked" && [
    missing > 0 && fillTemplate(content.missing_documents, { missing }),
    !taxId && content.missing_tax_id,
  ];
  return (
    <li>
      <Icon name={icon} size={32} />
      <div>
        <h2 className="fs-2">{title}</h2>
        {shows === "tax_id" && <p className="check-us-number">{taxId}</p>}
        <p>{[...(unchecked || []), text].filter(Boolean).join(" ")}</p>
        {links.map(({ label, target }) => (
          <p key={label}>
            <ArrowLink to={target}>{label}</ArrowLink>
          </p>
        ))}
      </div>
    </li>
  );
}

export default function CheckUsPage({ loaderData }: Route.ComponentProps) {
  const { content, legalName } = loaderData;
  return (
    <section className="container section">
      <JsonLd graph={[organisation(useSite(), { legalName })]} />
      <h1 className="fs-5">{content.title}</h1>
      <p className="lead">{content.lead}</p>
      <ActionRow actions={content.actions} />
      <ul className="check-us cards cards-large">
        {content.rows.map((row) => (
          <Row key={row.title} row={row} data={loaderData} />
        ))}
      </ul>
    </section>
  );
}
