import { Accordion } from "#app/components/ui/accordion.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { TrustData } from "./trust-data.ts";

/** Eleven topics in two columns that open one at a time (specification 2 and 4). */
export function Accomplishments({ content, accomplishments }: TrustData) {
  const { title, source } = content.accomplishments;
  const rows = accomplishments.map((topic) => ({
    title: topic.title,
    figure: [topic.fact.text, topic.counted].filter(Boolean).join(" "),
    body: (
      <>
        <p>{topic.text}</p>
        <p className="small">
          <DestinationLink to={{ href: topic.register, outside: false }}>{source}</DestinationLink>
        </p>
      </>
    ),
  }));
  const half = Math.ceil(rows.length / 2);
  return (
    <Section id="accomplishments" title={title}>
      <div className="accomplishments split split-2 late">
        <Accordion name="accomplishments" rows={rows.slice(0, half)} />
        <Accordion name="accomplishments" rows={rows.slice(half)} />
      </div>
    </Section>
  );
}
