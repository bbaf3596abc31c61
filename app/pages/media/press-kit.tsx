import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import type { MediaData } from "./media-content.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "./press-kit.css";

/** One download: logo, facts sheet, pictures with their words, conditions. The button says its size. */
export function PressKit({ content, kit }: MediaData) {
  const { title, text, parts, download, ask, picture } = content.kit;
  return (
    <section className="press-kit ground-marigold" id="press-kit" aria-labelledby="press-kit-title">
      <div className="container">
        <div className="press-kit-words section">
          <h2 id="press-kit-title">{title}</h2>
          <p className="lead">{text}</p>
          <ul>
            {parts.map((part) => (
              <li key={part}>
                <Icon name="check" size={22} />
                {fillTemplate(part, { count: kit.pictures })}
              </li>
            ))}
          </ul>
          <p className="actions">
            <a className="button button-indigo" href={kit.address} download="">
              <Icon name="download" size={22} />
              {fillTemplate(download, { size: kit.size })}
            </a>
            <ArrowLink to={ask.target}>{ask.label}</ArrowLink>
          </p>
        </div>
        <div className="press-kit-picture cover">
          <PictureView picture={picture} sizes="(min-width: 1024px) 34rem, 88vw" />
        </div>
      </div>
    </section>
  );
}
