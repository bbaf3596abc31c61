import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import type { MediaContent, MediaData } from "./media-content.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "./press-coverage.css";

/** 24 pieces; each button opens the piece in a new tab and says so. */
export function PressCoverage({ content: { press: content }, press }: MediaData) {
  const lead = fillTemplate(content.lead, { count: press.length });
  return (
    <Section id="press" title={content.title} lead={lead} ground="sunk">
      <ul className="press-grid">
        {press.map((item) => (
          <li key={item.id}>
            <PressCard item={item} content={content} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PressCard({
  item,
  content,
}: {
  item: MediaData["press"][number];
  content: MediaContent["press"];
}) {
  const { title, copy, outlet, year, type, url } = item;
  const language = useLanguage();
  const foreign = item.language === language ? undefined : item.language;
  return (
    <article className="press-card">
      <p className="press-outlet">
        <span>{outlet}</span>
        {year ? (
          <span className="press-year">{year}</span>
        ) : (
          <span className="press-undated">{content.undated}</span>
        )}
      </p>
      <h3 lang={foreign}>{title}</h3>
      {copy && <p className="press-copy">{copy}</p>}
      <p className="press-foot">
        <DestinationLink
          className="button button-outline button-small"
          to={{ href: url, outside: true }}
        >
          {content[type]}
          <span className="visually-hidden">: {[title, copy].filter(Boolean).join(", ")}</span>
        </DestinationLink>
        {foreign && (
          <span className="press-language">
            {foreign === "es" ? content.in_spanish : content.in_english}
          </span>
        )}
      </p>
    </article>
  );
}
