import { organisation } from "#app/components/structured-data/schema-org.ts";
import { ActionRow, ArrowLink } from "#app/components/ui/links.tsx";
import { JsonLd, useSite } from "#app/components/structured-data/json-ld.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { pageContent, site } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("checkUs", language);
  const { tax_id: taxId, legal_name: legalName } = site(language);
  return { content, taxId, legalName };
}

type Data = Route.ComponentProps["loaderData"];

function Row({ row, taxId }: { row: Data["content"]["rows"][number]; taxId: Data["taxId"] }) {
  const { icon, title, text, shows, links } = row;
  if (shows === "tax_id" && !taxId) return null;
  return (
    <li>
      <Icon name={icon} size={32} />
      <div>
        <h2 className="fs-2">{title}</h2>
        {shows === "tax_id" && <p className="to-copy">{taxId}</p>}
        <p>{text}</p>
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
  const { content, legalName, taxId } = loaderData;
  return (
    <section className="container section">
      <JsonLd graph={[organisation(useSite(), { legalName })]} />
      <h1>{content.title}</h1>
      <p className="lead">{content.lead}</p>
      <ActionRow actions={content.actions} />
      <ul className="check-us signed cards cards-large">
        {content.rows.map((row) => (
          <Row key={row.title} row={row} taxId={taxId} />
        ))}
      </ul>
    </section>
  );
}
