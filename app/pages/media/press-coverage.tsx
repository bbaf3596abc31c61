import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import type { MediaContent, MediaData } from "./media-content.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "./press-coverage.css";

/** The newest stand open, the others behind a native disclosure. */
const shownAtOnce = 8;

/** A row for each piece; its button opens the piece in a new tab and says so. */
export function PressCoverage({ content: { press: content }, press }: MediaData) {
  const lead = fillTemplate(content.lead, { count: press.length });
  const rest = press.slice(shownAtOnce);
  return (
    <Section id="press" title={content.title} lead={lead} ground="sunk">
      <PressRows press={press.slice(0, shownAtOnce)} content={content} />
      {rest.length > 0 && (
        <Disclosure title={fillTemplate(content.rest, { count: rest.length })}>
          <PressRows press={rest} content={content} />
        </Disclosure>
      )}
    </Section>
  );
}

function PressRows({ press, content }: Pick<MediaData, "press"> & { content: Words }) {
  return (
    <ul className="press-rows">
      {press.map((item) => (
        <PressRow key={item.id} item={item} content={content} />
      ))}
    </ul>
  );
}

type Words = MediaContent["press"];

function PressRow({ item, content }: { item: MediaData["press"][number]; content: Words }) {
  const { title, copy, outlet, year, type, url } = item;
  const language = useLanguage();
  const foreign = item.language === language ? undefined : item.language;
  const told = foreign && (foreign === "es" ? content.in_spanish : content.in_english);
  return (
    <li className="press-row">
      <div>
        <h3 lang={foreign}>{title}</h3>
        {copy && <p className="press-copy">{copy}</p>}
        <p className="press-outlet">
          {[title === outlet ? null : outlet, year ?? content.undated, told]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <DestinationLink
        className="button button-outline button-small"
        to={{ href: url, outside: true }}
      >
        {content[type]}
        <span className="visually-hidden">: {[title, copy].filter(Boolean).join(", ")}</span>
      </DestinationLink>
    </li>
  );
}
