import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { MediaData } from "./media-content.ts";
import "./in-the-media.css";

/** "In the Media": the way to the press and to the press kit, and what is recent. */
export function InTheMedia({ content: { intro: content }, highlights }: MediaData) {
  return (
    <section className="section" id="stories" aria-labelledby="stories-title">
      <div className="container">
        <div className="media-recent">
          <div>
            <h2 id="stories-title">{content.title}</h2>
            <p className="lead">{content.lead}</p>
            <p className="actions">
              <AllPress>{content.all}</AllPress>
              <a className="arrow-link" href="#press-kit">
                {content.kit}
                <Icon name="download" size={20} />
              </a>
            </p>
          </div>
          {highlights.length > 0 && (
            <div>
              <h3 id="highlights-title">{content.highlights}</h3>
              <ol className="highlights" aria-labelledby="highlights-title">
                {highlights.map(({ id, title, date, description, target }) => (
                  <li key={id} data-reveal="">
                    <p className="highlight-date">{date}</p>
                    <div>
                      <h4>
                        <ArrowLink to={target}>{title}</ArrowLink>
                      </h4>
                      <p>{description}</p>
                    </div>
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** Specification 2: scrolls smoothly to the press section (media.css); an anchor, so it needs no script. */
export function AllPress({ children }: { children: string }) {
  return (
    <a className="button button-indigo" href="#press">
      {children}
    </a>
  );
}
