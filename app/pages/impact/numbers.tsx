import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Formula } from "#app/components/ui/formula.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { OpenDataLinks } from "#app/components/blocks/open-data-links.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { figureAddress } from "#domain/language/figure-address.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDate } from "#domain/language/format.ts";
import type { ImpactData } from "./impact-data.ts";

/** Six figures, each with its date or without one, and a link to its source. */
export function Numbers({ content: { numbers: content } }: ImpactData) {
  const language = useLanguage();
  return (
    <Section id="numbers" title={content.title}>
      <ul className="impact-numbers cards rows">
        {content.items.map(({ fact, icon, label }) => (
          <li key={fact.name}>
            <Icon name={icon} size={40} />
            <p className="impact-number numeral fs-5">{fact.text}</p>
            <h3 className="fs-2">
              <Formula text={label} />
            </h3>
            <p className="small">
              <DestinationLink to={{ href: figureAddress(fact, language), outside: false }}>
                {fact.asOf
                  ? fillTemplate(content.as_of, { date: formatDate(fact.asOf, language) })
                  : content.source}
                <span className="visually-hidden">: {label}</span>
              </DestinationLink>
            </p>
          </li>
        ))}
      </ul>
      <p className="impact-sources links">
        <ArrowLink to={content.all.target}>{content.all.label}</ArrowLink>{" "}
        <span>
          {content.data}: <OpenDataLinks data="impact" title={content.data} />
        </span>
      </p>
    </Section>
  );
}
