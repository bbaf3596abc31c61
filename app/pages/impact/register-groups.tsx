import { Section } from "#app/components/blocks/section.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { addressOf } from "#domain/language/language.ts";
import type { ImpactData } from "./impact-data.ts";
import { PageLink } from "#app/components/ui/page-link.tsx";
import "./register-groups.css";

/**
 * The way into the register, by group. The figures stood on this page once: an old link to one of them
 * (`/impact#students`) arrives at its group here, which is marked and leads on.
 */
export function RegisterGroups({ content: { register: content }, groups }: ImpactData) {
  const language = useLanguage();
  return (
    <Section id="register" title={content.title} lead={content.lead}>
      <ul className="register-ways">
        {groups.map(({ id, title, names }) => (
          <li key={id} id={id}>
            {names.map((name) => (
              <i key={name} id={name} />
            ))}
            <PageLink
              to={addressOf("impactFigures", language, { query: { group: id }, anchor: id })}
            >
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
