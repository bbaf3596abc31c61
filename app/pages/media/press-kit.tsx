import { ArrowLink } from "#app/components/ui/links.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { OpenDataLinks } from "#app/components/blocks/open-data-links.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { openData } from "#domain/addresses.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { MediaData } from "./page.tsx";

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
    <div className="container" id="websites">
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
