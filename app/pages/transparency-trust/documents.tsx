import { DestinationLink } from "#app/components/ui/links.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { TrustData } from "./page.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { Section } from "#app/components/blocks/section.tsx";

/** Annual reports and 990 forms (specification 2); a missing document links to a form that requests it. */
export function Documents({ content, annualReports, forms990, more }: TrustData) {
  const isAnyMissing = [...annualReports, ...forms990].some(({ target }) => !target.outside);
  return (
    <div className="container section trust-documents split split-2 late">
      <section id="reports" aria-labelledby="reports-title">
        <h2 id="reports-title">{content.reports.title}</h2>
        <Lines documents={annualReports} />
        {isAnyMissing && <p>{content.documents.ask}</p>}
        <p className="actions">
          <DestinationLink to={more.target} className="button button-indigo">
            {more.name}
            <span className="visually-hidden"> {more.context}</span>
          </DestinationLink>
          <span className="small">{more.context}</span>
        </p>
      </section>
      <section id="forms-990" aria-labelledby="forms-title">
        <h2 id="forms-title">{content.forms.title}</h2>
        <Lines documents={forms990} />
      </section>
    </div>
  );
}

function Lines({ documents }: { documents: TrustData["forms990"][number][] }) {
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

/** Specification 2: justification for our work, a disclosure for each topic. */
export function Research({ content: { justification: content }, reports }: TrustData) {
  return (
    <Section id="justification" title={content.title} lead={content.lead} ground="indigo">
      {content.topics
        .map((topic) => ({
          ...topic,
          topicReports: reports.filter((report) => report.topic === topic.id),
        }))
        .filter(({ topicReports }) => topicReports.length > 0)
        .map(({ id, title, topicReports }) => (
          <Disclosure key={id} title={`${title} (${topicReports.length})`}>
            <ul className="research split split-2 gap-5">
              {topicReports.map(({ id: report, title, author, year, description, url, copy }) => (
                <li key={report}>
                  <h3 className="fs-2" lang="en">
                    {title}
                  </h3>
                  <p className="small">{[author, year].filter(Boolean).join(", ")}</p>
                  <p>{description}</p>
                  <DestinationLink className="touch" to={{ href: url, outside: true }}>
                    {copy ? content.read_copy : content.read}
                    <span className="visually-hidden" lang="en">
                      {" "}
                      {title}
                    </span>
                  </DestinationLink>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
    </Section>
  );
}
