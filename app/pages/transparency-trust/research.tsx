import { DestinationLink } from "#app/components/ui/links.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { TrustData } from "./page.tsx";

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
                  <DestinationLink to={{ href: url, outside: true }}>
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
