import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { DocumentList } from "#app/components/blocks/document-list.tsx";
import type { TrustData } from "./trust-data.ts";
import "./documents.css";

/** Annual reports and 990 forms, side by side (specification 2); one link asks for any that are not here. */
export function Documents({ content, annualReports, more, request, forms }: TrustData) {
  const { ask, open, note } = content.documents;
  const isAnyMissing = [...annualReports, ...forms].some(({ target }) => !target.outside);
  const { label, context } = content.reports.more;
  return (
    <div className="container section trust-documents">
      <section id="reports" aria-labelledby="reports-title">
        <h2 id="reports-title">{content.reports.title}</h2>
        <DocumentList documents={annualReports} icon="book" open={open} />
        <p className="trust-more">
          <DestinationLink to={more} className="button button-indigo">
            {label}
            <span className="visually-hidden"> {context}</span>
          </DestinationLink>
        </p>
        <p className="small">{[`${context}.`, more.note].filter(Boolean).join(" ")}</p>
      </section>
      <section id="forms-990" aria-labelledby="forms-title">
        <h2 id="forms-title">{content.forms.title}</h2>
        <DocumentList documents={forms} icon="receipt" open={open} />
      </section>
      {isAnyMissing && (
        <div className="trust-ask">
          <DestinationLink to={request} className="button">
            {ask}
          </DestinationLink>
          <p className="small muted">{note}</p>
        </div>
      )}
    </div>
  );
}
