import { useState } from "react";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { CaptionedPictures } from "#app/components/media/captioned-pictures.tsx";
import { Carousel } from "#app/components/media/carousel.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { SceneOpening } from "#app/components/blocks/scene-opening.tsx";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import { StepList } from "#app/components/blocks/step-list.tsx";
import { VideoCard } from "#app/components/media/video-card.tsx";
import { labelsOf, pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import "#app/components/blocks/position-rows.css";
import "#app/components/ui/card.css";
import "#app/styles/bands/cielo.css";
import "#app/styles/ground-sand.css";
import "./page.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("opportunities", language);
  return { head, content, labels: labelsOf(language, ["video"]) };
}

type Content = Route.ComponentProps["loaderData"]["content"];

/** What a week costs, as a slip of paper: each thing on its line, the price on a flag and at the foot. */
function Receipt({ content }: { content: Content["package"] }) {
  const { title, lead, price, items, total, handbook, compare, note } = content;
  return (
    <section className="ground-sand" id="package" aria-labelledby="package-title">
      <div className="section container package">
        <div>
          <h2 id="package-title">{title}</h2>
          <p className="lead">{lead}</p>
          <p className="package-note">{note}</p>
          <ul className="package-links">
            {[handbook, compare].map(({ label, target }) => (
              <li key={label}>
                <ArrowLink to={target}>{label}</ArrowLink>
                {target.note && <span className="small">{target.note}</span>}
              </li>
            ))}
          </ul>
        </div>
        <div className="receipt">
          <p className="receipt-flag" aria-hidden="true">
            US{price.fact.text} <small>{price.per}</small>
          </p>
          <ul>
            {items.map(({ icon, name, detail }) => (
              <li key={name}>
                <Icon name={icon} />
                <p>
                  <b>{name}</b> <span className="small">{detail}</span>
                </p>
                <Icon name="check" size={22} />
              </li>
            ))}
          </ul>
          <p className="receipt-total">
            <span>{total}</span> <b>US{price.fact.text}</b>
          </p>
        </div>
      </div>
    </section>
  );
}

function Partnership({ content }: { content: Content["partnership"] }) {
  const { title, text, source, slider, video } = content;
  const [playing, setPlaying] = useState(false);
  return (
    <section className="ground-indigo on-dark" id="partnership" aria-labelledby="partnership-title">
      <div className="section container partnership">
        <div className="partnership-words">
          <h2 id="partnership-title">{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="small">{source}</p>
        </div>
        <Carousel id="partnership-slide" words={slider} slides={slider.slides} />
        <div className="partnership-film">
          <VideoCard
            video={video}
            target={video.target}
            playing={playing}
            onPlay={() => setPlaying(true)}
            sizes="(min-width: 900px) 30rem, 92vw"
          />
        </div>
      </div>
    </section>
  );
}

function Positions({ content }: { content: Content["positions"] }) {
  const { title, lead, open, sample, items, action } = content;
  return (
    <section className="ground-sunk" id="positions" aria-labelledby="positions-title">
      <div className="section container">
        <SectionHeading id="positions-title" title={title} lead={lead} />
        <ul className="position-rows">
          {items.map(({ id, icon, title: name, text, label, target }) => (
            <li key={id} className="position-row">
              <Icon name={icon} size={40} />
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
              <div className="position-end">
                <span className="position-tag">{open}</span>
                <ArrowLink to={target} context={`: ${name}`}>
                  {label}
                </ArrowLink>
              </div>
            </li>
          ))}
        </ul>
        <p className="small positions-note">{sample}</p>
        <p className="actions">
          <DestinationLink className="button button-outline" to={action.target}>
            {action.label}
          </DestinationLink>
        </p>
      </div>
    </section>
  );
}

export default function OpportunitiesPage({ loaderData: { content } }: Route.ComponentProps) {
  const { opening, intro, gallery, apply } = content;
  return (
    <>
      <SceneOpening {...opening} band="cielo">
        <a className="button button-marigold" href="#package">
          {opening.package}
        </a>
        <a className="button button-outline" href="#apply">
          {opening.apply}
        </a>
      </SceneOpening>
      <section className="container service-intro" aria-labelledby="intro-title">
        <h2 id="intro-title">{intro.title}</h2>
        <div>
          {intro.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <Receipt content={content.package} />
      <section className="section container" id="gallery" aria-labelledby="gallery-title">
        <SectionHeading id="gallery-title" title={gallery.title} />
        <CaptionedPictures items={gallery.items} />
      </section>
      <Partnership content={content.partnership} />
      <section className="section container" id="apply" aria-labelledby="apply-title">
        <SectionHeading id="apply-title" title={apply.title} lead={apply.lead} />
        <StepList steps={apply.steps} />
        <p className="actions">
          <DestinationLink className="button" to={apply.action.target}>
            {apply.action.label}
          </DestinationLink>
        </p>
        {apply.action.target.note && <p className="small muted">{apply.action.target.note}</p>}
      </section>
      <Positions content={content.positions} />
    </>
  );
}
