import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { embedPath, embeds, openData, openDataKinds, openDataPath } from "#domain/addresses.ts";
import { pathIn } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { MediaData } from "./media-content.ts";
import "./websites.css";

/** As high as the content is in a column of a page, in pixels. */
const heights = { figures: 500, calculator: 760 };

const quoted = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** What other sites may show of ours: frames to copy, and the data behind them. */
export function Websites({ content: { embeds: words }, origin, data }: MediaData) {
  const language = useLanguage();
  return (
    <Section id="websites" title={words.title} lead={words.lead}>
      <ul className="website-frames">
        {embeds.map((name) => {
          const { title, text } = words.frames[name];
          const path = pathIn(language, embedPath(name));
          const code = `<iframe src="${origin}${path}" title="${quoted(title)}" width="100%" height="${heights[name]}" style="border:0" loading="lazy"></iframe>`;
          return (
            <li key={name}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Disclosure title={words.code}>
                <textarea
                  className="input"
                  aria-label={`${words.code} ${title}`}
                  rows={6}
                  readOnly
                  spellCheck={false}
                  defaultValue={code}
                />
              </Disclosure>
              <p className="actions">
                <CopyButton text={code} done={words.copied}>
                  {words.copy}
                </CopyButton>
                <a className="arrow-link" href={path}>
                  {words.see}
                  <span className="visually-hidden">: {title}</span>
                </a>
              </p>
            </li>
          );
        })}
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
