import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { JsonLd } from "#app/components/structured-data/json-ld.tsx";
import { organisation } from "#app/components/structured-data/organisation.ts";
import { usePlace } from "#app/components/structured-data/place.ts";
import { DonateLink } from "#app/components/giving/donate-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { pageContent, reader, site } from "#reader/content.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import "./page.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("checkUs", language);
  const { reports, forms } = pageContent("transparencyTrust", language);
  const documents = [...reports.list, ...forms.list];
  return {
    head,
    content,
    taxId: site(language).tax_id,
    legalName: site(language).legal_name,
    missing: documents.filter(({ link }) => !reader(language).link(link).outside).length,
  };
}

type Data = Route.ComponentProps["loaderData"];

function Row({ row, data }: { row: Data["content"]["rows"][number]; data: Data }) {
  const { taxId, missing } = data;
  const { icon, title, text, shows, links } = row;
  // With every document on the site there is nothing to say here.
  if (shows === "missing_documents" && missing === 0) return null;
  return (
    <li>
      <Icon name={icon} size={32} />
      <div>
        <h2>{title}</h2>
        {shows === "tax_id" && taxId && <p className="check-us-number">{taxId}</p>}
        <p>
          {shows === "missing_documents" && `${missingSentence(data)} `}
          {text}
        </p>
        {links.map(({ label, target }) => (
          <p key={label}>
            <ArrowLink to={target}>{label}</ArrowLink>
          </p>
        ))}
      </div>
    </li>
  );
}

function missingSentence({ content: { missing_documents: words }, missing }: Data): string {
  return fillTemplate(missing === 1 ? words.one : words.many, { missing });
}

export default function CheckUsPage({ loaderData }: Route.ComponentProps) {
  const { content, legalName } = loaderData;
  return (
    <section className="container section check-us">
      <JsonLd graph={[organisation(usePlace(), { legalName })]} />
      <h1>{content.title}</h1>
      <p className="lead">{content.lead}</p>
      <ul>
        {content.rows.map((row) => (
          <Row key={row.title} row={row} data={loaderData} />
        ))}
      </ul>
      <p className="actions">
        <DonateLink className="button">{content.donate}</DonateLink>
      </p>
    </section>
  );
}
