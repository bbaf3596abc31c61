import { ArrowLink, DestinationLink } from "#app/components/ui/links.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { MediaData } from "./page.tsx";

export function InTheMedia({ content: { intro }, highlights }: MediaData) {
  return (
    <Section id="stories" title={intro.title} lead={intro.lead}>
      {highlights.length > 0 && (
        <ul className="media-rows rows">
          {highlights.map(({ id, title, date, description, target }) => (
            <li key={id}>
              <h3>
                <ArrowLink to={target}>{title}</ArrowLink>
              </h3>
              <p className="small muted">
                {description} {date}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="actions">
        {/* Specification 2: scrolls smoothly to the press section (page.css). */}
        <a className="button button-indigo" href="#press">
          {intro.all}
        </a>
      </p>
    </Section>
  );
}

/** The newest are always visible, the others in a disclosure. */
const alwaysVisible = 6;

/** Press coverage, newest first; each button opens an article in a new tab and says so. */
export function PressCoverage({ content: { press: words }, press }: MediaData) {
  const rest = press.slice(alwaysVisible);
  return (
    <Section id="press" title={words.title} ground="sunk">
      <PressRows press={press.slice(0, alwaysVisible)} words={words} />
      {rest.length > 0 && (
        <Disclosure title={fillTemplate(words.rest, { count: rest.length })}>
          <PressRows press={rest} words={words} />
        </Disclosure>
      )}
    </Section>
  );
}

type RowsProps = { press: MediaData["press"][number][]; words: MediaData["content"]["press"] };

function PressRows({ press, words }: RowsProps) {
  const pageLanguage = useLanguage();
  return (
    <ul className="media-rows rows">
      {press.map(({ id, title, copy, outlet, year, type, url, language }) => (
        <li key={id} className="press-row">
          <h3 lang={language === pageLanguage ? undefined : language}>{title}</h3>
          <p className="small muted">
            {[copy, title === outlet ? null : outlet, year].filter(Boolean).join(" · ")}
          </p>
          <DestinationLink
            className="button button-outline button-small"
            to={{ href: url, outside: true }}
          >
            {words[type]}
            <span className="visually-hidden">: {[title, copy].filter(Boolean).join(", ")}</span>
          </DestinationLink>
        </li>
      ))}
    </ul>
  );
}
