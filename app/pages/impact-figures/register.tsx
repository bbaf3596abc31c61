import { OpenDataLinks } from "#app/components/blocks/open-data-links.tsx";
import { SourceLink } from "#app/components/blocks/source-link.tsx";
import { Formula } from "#app/components/ui/formula.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDate } from "#domain/language/format.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { Figure } from "#reader/figure.ts";
import type { Route } from "./+types/page";
import "#app/components/ui/disclosure.css";
import "./register.css";

type Data = Route.ComponentProps["loaderData"];

type Content = Data["content"];

function FigureEntry({ figure, content }: { figure: Figure; content: Content }) {
  const language = useLanguage();
  const date =
    figure.asOf && fillTemplate(content.as_of, { date: formatDate(figure.asOf, language) });
  return (
    <li className="register-entry" id={figure.name}>
      <p className="register-figure numeral fs-3">{figure.text}</p>
      <div>
        <h3 className="fs-2">
          <Formula text={figure.label} />
        </h3>
        <p>{figure.note}</p>
        <p className="small muted">
          {date && `${date}. `}
          {content.source}: <SourceLink source={figure.source} />
        </p>
      </div>
    </li>
  );
}

/**
 * Every figure with its date, source and note, folded by group with the browser's own disclosures. The group
 * of the address (`?group=works`) is open, so that a link to one of its figures arrives without script too.
 */
export function Register({ content, groups, open }: Data) {
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
              <FigureEntry key={figure.name} figure={figure} content={content} />
            ))}
          </ul>
        </details>
      ))}
      <p>
        {content.data}: <OpenDataLinks data="impact" title={content.data} />
      </p>
    </div>
  );
}
