import { DestinationLink } from "#app/components/ui/links.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { TrustData } from "./page.tsx";

type Document = TrustData["forms"][number];

/** Annual reports and 990 forms (specification 2); a missing document links to a form that requests it. */
export function Documents({ content, annualReports, forms, more }: TrustData) {
  const isAnyMissing = [...annualReports, ...forms].some(({ target }) => !target.outside);
  return (
    <div className="container section trust-documents split split-2 late">
      <section id="reports" aria-labelledby="reports-title">
        <h2 id="reports-title">{content.reports.title}</h2>
        {isAnyMissing && <p>{content.documents.ask}</p>}
        <Lines documents={annualReports} />
        <p className="small">{more.context}</p>
        <DestinationLink to={more.target} className="button button-indigo">
          {more.name}
          <span className="visually-hidden"> {more.context}</span>
        </DestinationLink>
      </section>
      <section id="forms-990" aria-labelledby="forms-title">
        <h2 id="forms-title">{content.forms.title}</h2>
        <Lines documents={forms} />
      </section>
    </div>
  );
}

function Lines({ documents }: { documents: Document[] }) {
  return (
    <ul className="trust-lines cards cards-tiny gap-1">
      {documents.map(({ id, name, context, target }) => (
        <li key={id}>
          <DestinationLink className="touch" to={target} icon={false}>
            <Icon name={target.outside ? "book" : "mail"} size={20} />
            {name}
            <span className="visually-hidden">, {context}</span>
          </DestinationLink>
        </li>
      ))}
    </ul>
  );
}
