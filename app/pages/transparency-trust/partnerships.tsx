import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { PartnerMark } from "#app/components/blocks/partner-strip.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { TrustData } from "./trust-data.ts";

/** Every partner with what was public about the work together, and the way to its own site. */
export function Partnerships({ content: { partnerships: content }, partners }: TrustData) {
  return (
    <Section
      id="partnerships"
      title={content.title}
      lead={fillTemplate(content.lead, { count: partners.length })}
    >
      <ul className="partner-grid">
        {partners.map((partner) => (
          <li key={partner.id}>
            <h3 className="partner">
              <PartnerMark partner={partner} />
            </h3>
            <p>{partner.relation}</p>
            {partner.website && (
              <p>
                <DestinationLink to={{ href: partner.website, outside: true }}>
                  {content.visit}
                  <span className="visually-hidden"> {partner.name}</span>
                </DestinationLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
