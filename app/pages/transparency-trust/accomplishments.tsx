import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { TrustData } from "./trust-data.ts";

/** Eleven topics in two columns that open one at a time (specification 2 and 4). */
export function Accomplishments({ content, accomplishments }: TrustData) {
  const rows = accomplishments.map(({ title, fact, counted, text, register }) => (
    <Disclosure
      key={title}
      name="accomplishments"
      title={title}
      figure={[fact.text, counted].filter(Boolean).join(" ")}
    >
      <p>{text}</p>
      <p className="small">
        <DestinationLink to={{ href: register, outside: false }}>
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
