import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { ImpactData } from "./impact-data.ts";
import "#app/styles/ground-sand.css";
import "./unknown.css";

/** What the figures do not say. How many have no date is counted in the register. */
export function Unknown({ content: { unknown: content }, undated }: ImpactData) {
  const dates = { ...content.dates, text: fillTemplate(content.dates.text, undated) };
  return (
    <Section id="unknown" title={content.title} lead={content.lead} ground="sand">
      <ul className="impact-unknown">
        {[dates, ...content.items].map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="impact-unknown-more">
        <ArrowLink to={content.more.target}>{content.more.label}</ArrowLink>
      </p>
    </Section>
  );
}
