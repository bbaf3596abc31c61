import { brochurePage } from "#app/components/brochure/brochure-view.tsx";
import { figureGroups, listContent, pageContent } from "#reader/content.ts";
import { fillTemplate, addressOf, languageOf, type Language } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { OpenDataLinks } from "#app/components/blocks/open-data-links.tsx";
import { SourceLink } from "#app/components/blocks/sources.tsx";
import { Formula } from "#app/components/ui/formula.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { formatDate } from "#domain/language/format.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { DestinationLink } from "#app/components/ui/links.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { figureAddress } from "#domain/language/figure-address.ts";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { opening, ...content } = pageContent("impactFigures", language);
  const groups = figureGroups(language);
  const count = groups.flatMap(({ figures }) => figures).length;
  return {
    content: { ...content, opening: { ...opening, lead: fillTemplate(opening.lead, { count }) } },
    groups,
    open: url.searchParams.get("group"),
    changes: datedChanges(language),
  };
}

export default brochurePage({ register: Register, changes: Changes });

type Data = Route.ComponentProps["loaderData"];

/**
 * Every figure with its date, source and note, in a disclosure for each group. A link to a figure has its group in the
 * query (`?group=works`), which opens the group without script.
 */
function Register({ content, groups, open }: Data) {
  const language = useLanguage();
  return (
    <div className="container section register">
      {groups.map(({ id, title, figures }) => (
        <details key={id} className="disclosure" id={id} open={id === open || undefined}>
          <summary>
            <h2 className="fs-3">{title}</h2>
            <span>{figures.length}</span>
            <Icon name="chevronDown" />
          </summary>
          <ul className="rows">
            {figures.map((figure) => (
              <li key={figure.name} className="register-entry split" id={figure.name}>
                <p className="register-figure numeral fs-3">{figure.text}</p>
                <div>
                  <h3 className="fs-2">
                    <Formula text={figure.label} />
                  </h3>
                  <p>{figure.note}</p>
                  <p className="small muted">
                    {figure.asOf &&
                      `${fillTemplate(content.as_of, { date: formatDate(figure.asOf, language) })}. `}
                    {content.source}: <SourceLink source={figure.source} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <p className="mt-4">
        {content.data}: <OpenDataLinks data="impact" title={content.data} />
      </p>
    </div>
  );
}

/** Figures that changed or that sources give differently, side by side. */
function Changes({ content: { changes: content }, changes }: Data) {
  return (
    <Section id="changes" title={content.title} lead={content.lead} ground="sunk">
      <ol className="changes">
        {changes.map(({ id, title, text, year, figures }) => (
          <li key={id} className="split late">
            <p className="numeral">{year}</p>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <ul className="change-figures stack gap-2">
              {figures.map((figure) => (
                <li key={figure.name}>
                  <p data-words={/^\D+ /.test(figure.text) || undefined}>
                    <DestinationLink to={{ href: figure.address }}>{figure.text}</DestinationLink>
                  </p>
                  <span>{figure.label}</span>{" "}
                  {figure.date && <span className="muted">{figure.date}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Changes of figures, newest first, those without a date last. */
function datedChanges(language: Language) {
  const dated = listContent("figureChanges", language).map(({ figures, ...change }) => ({
    ...change,
    newest: figures.map(({ fact }) => fact.asOf ?? "").reduce((a, b) => (a > b ? a : b), ""),
    figures: figures.map(({ fact }) => ({
      name: fact.name,
      text: fact.text,
      label: fact.label,
      date: fact.asOf && formatDate(fact.asOf, language),
      // Figures of events are not on this page.
      address:
        fact.group === "events"
          ? addressOf("schools", language, { anchor: "student-led-projects" })
          : figureAddress(fact, language),
    })),
  }));
  return dated
    .toSorted((a, b) => b.newest.localeCompare(a.newest))
    .map(({ newest, ...change }) => ({ ...change, year: newest.slice(0, 4) || null }));
}
