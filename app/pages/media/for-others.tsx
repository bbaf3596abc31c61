import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { FrameCode } from "#app/components/blocks/frame-code.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { OpenDataLinks } from "#app/components/blocks/open-data-links.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { embedPath, embeds, openData } from "#domain/addresses.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { pathIn } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { MediaData } from "./media-content.ts";

/** One download: logo, facts sheet, pictures with their words, conditions. The button says its size. */
export function PressKit({ content, kit }: MediaData) {
  const { title, text, download, ask } = content.kit;
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
        <ArrowLink to={ask.target}>{ask.label}</ArrowLink>
      </p>
    </Section>
  );
}

/** As high as the content is in a column of a page, in pixels. */
const heights = { figures: 500, calculator: 760 };

/** What other sites may show of ours: frames to copy, and the data behind them. */
export function Websites({ content: { embeds: words }, origin, data }: MediaData) {
  const language = useLanguage();
  return (
    <div className="container" id="websites">
      <Disclosure title={<h2 className="websites-title">{words.title}</h2>}>
        <p>{words.lead}</p>
        {embeds.map((name) => (
          <div key={name}>
            <h3>{words.frames[name].title}</h3>
            <p>{words.frames[name].text}</p>
            <FrameCode
              path={pathIn(language, embedPath(name))}
              height={heights[name]}
              title={words.frames[name].title}
              origin={origin}
              words={words}
            />
          </div>
        ))}
        <h3>{data.title}</h3>
        <p>{data.licence}</p>
        <ul>
          {openData.map((name) => (
            <li key={name}>
              {data.names[name]}: <OpenDataLinks data={name} title={data.names[name]} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
