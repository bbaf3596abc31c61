import { fillTemplate } from "#domain/language/fill-template.ts";
import { Section } from "#app/components/blocks/section.tsx";
import type { TrustData } from "./trust-data.ts";

/** Where each dollar goes, and the pledge with the vision statement and the tax line (specification 2). */
export function Finances({ content, vision, taxLine }: TrustData) {
  const { title, transparency, pledge } = content.finances;
  const cents = transparency.share_number_fact.number;
  return (
    <>
      <Section id="finances" title={title}>
        <h3>{transparency.title}</h3>
        <p className="lead">{fillTemplate(transparency.claim, { cents })}</p>
        <p>{transparency.text}</p>
      </Section>
      <Section id="pledge" title={pledge.title} ground="red" className="pledge">
        <blockquote>
          <p>{vision}</p>
        </blockquote>
        <p>{pledge.text}</p>
        {taxLine && <p className="small">{taxLine}</p>}
      </Section>
    </>
  );
}
