import { brochurePage } from "#app/components/brochure/brochure-view.tsx";
import { fillTemplate, languageOf } from "#domain/language/language.ts";
import { listContent, pageContent } from "#reader/content.ts";
import type { Route } from "./+types/page";
import { Band } from "#app/components/ui/band.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { SourceLine } from "#app/components/blocks/sources.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { opening, ...content } = pageContent("recognition", language);
  const awards = listContent("awards", language);
  const counted = { count: awards.length, year: awards.at(-1)?.year ?? "" };
  const lead = fillTemplate(opening.lead, counted);
  return { content: { ...content, opening: { ...opening, lead } }, awards };
}

export default brochurePage({ awards: Awards });

/** Specification 2: the timeline grid of awards. */
function Awards({ content: { awards: words }, awards }: Route.ComponentProps["loaderData"]) {
  return (
    <Section id="awards" title={words.title}>
      <ol className="awards stack">
        {awards.map(({ id, year, title, category, location, featured, note, source, ...award }) => (
          <li key={id}>
            <Band name="rombo" size="small" />
            <span className="award-node glass-disc" aria-hidden="true" />
            <p className="numeral mt-5">{year}</p>
            <h3 className="mt-4">
              {featured ? (
                <a href="#featured">
                  {title} <Icon name="star" size={20} />
                </a>
              ) : (
                title
              )}
            </h3>
            {award.amount_fact && <p className="numeral fs-3 mt-4">{award.amount_fact.text}</p>}
            {(category || location) && (
              <p className="muted">
                {[category && words.categories[category], location].filter(Boolean).join(" · ")}
              </p>
            )}
            {note && <p>{note}</p>}
            {source && <SourceLine sources={[source]} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
