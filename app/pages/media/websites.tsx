import { FrameCode } from "#app/components/blocks/frame-code.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { embedPath, embeds, openData, openDataKinds, openDataPath } from "#domain/addresses.ts";
import { pathIn } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { MediaData } from "./media-content.ts";
import "./websites.css";

/** As high as the content is in a column of a page, in pixels. */
const heights = { figures: 500, calculator: 760 };

/** What other sites may show of ours: frames to copy, and the data behind them. */
export function Websites({ content: { embeds: words }, origin, data, goals }: MediaData) {
  const language = useLanguage();
  const all = [
    ...embeds.map((name) => ({
      ...words.frames[name],
      path: pathIn(language, embedPath(name)),
      height: heights[name],
    })),
    ...goals,
  ];
  return (
    <Section id="websites" title={words.title} lead={words.lead}>
      <ul className="website-frames">
        {all.map(({ title, text, ...frame }) => (
          <li key={frame.path}>
            <h3>{title}</h3>
            <p>{text}</p>
            <FrameCode {...frame} title={title} origin={origin} words={words} />
          </li>
        ))}
      </ul>
      <h3>{data.title}</h3>
      <p>{data.licence}</p>
      <ul className="website-data">
        {openData.map((name) => (
          <li key={name}>
            {data.names[name]}:{" "}
            {openDataKinds.map((kind) => (
              <a key={kind} href={openDataPath(name, kind)}>
                {kind.toUpperCase()}
                <span className="visually-hidden">, {data.names[name]}</span>
              </a>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
