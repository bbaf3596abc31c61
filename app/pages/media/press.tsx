import { ArrowLink, DestinationLink } from "#app/components/ui/links.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { OpenDataLinks } from "#app/components/blocks/open-data-links.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { openData } from "#domain/addresses.ts";
import { fillTemplate } from "#domain/language/language.ts";
import type { MediaData } from "./page.tsx";

export function InTheMedia({ content: { intro }, highlights }: MediaData) {
  return (
    <Section id="stories" title={intro.title} lead={intro.lead}>
      {highlights.length > 0 && (
        <ul className="media-rows rows">
          {highlights.map(({ id, title, date, description, target }) => (
            <li key={id} className="split">
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
        <li key={id} className="split press-row">
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

/** Downloads a zip with logo, facts sheet, captioned pictures and terms of use; the button says its size. */
export function PressKit({ content, kit }: MediaData) {
  const { title, text, download, figures, ask } = content.kit;
  return (
    <Section
      id="press-kit"
      title={title}
      lead={fillTemplate(text, { count: kit.pictures })}
      ground="marigold"
    >
      <p className="actions">
        <a className="button button-indigo" href={kit.address} download="">
          <Icon name="download" size={22} />
          {fillTemplate(download, { size: kit.size })}
        </a>
        <ArrowLink to={figures.target}>{figures.label}</ArrowLink>
        <ArrowLink to={ask.target}>{ask.label}</ArrowLink>
      </p>
    </Section>
  );
}

export function Websites({ content, licence, dataWords }: MediaData) {
  return (
    <div className="container section" id="websites">
      <Disclosure title={<h2 className="fs-3">{content.websites}</h2>}>
        <h3>{dataWords.title}</h3>
        <p>{licence}</p>
        <ul>
          {openData.map((name) => (
            <li key={name}>
              {dataWords[name]}: <OpenDataLinks data={name} title={dataWords[name]} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
