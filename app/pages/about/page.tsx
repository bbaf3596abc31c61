import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Closing } from "#app/components/blocks/closing.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { DonateLink } from "#app/components/giving/donate-link.tsx";
import type { Ground } from "#app/components/blocks/ground-opening.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { SceneOpening } from "#app/components/blocks/scene-opening.tsx";
import { Sections, unlessEmpty } from "#app/components/blocks/sections.tsx";
import { Timeline } from "./timeline.tsx";
import { listContent, pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import "#app/components/ui/card.css";
import "./page.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("about", language);
  return { head: content.head, content, entries: listContent("timeline", language) };
}

type Data = Route.ComponentProps["loaderData"];

const parts = {
  purposes: ({ content: { mission, vision } }: Data) => (
    <div className="container about-purpose">
      <PurposeCard {...mission} ground="indigo" />
      <PurposeCard {...vision} ground="red" />
    </div>
  ),
  timeline: unlessEmpty("entries", ({ content: { timeline }, entries }: Data) => (
    <section className="container about-story" aria-labelledby="story-title">
      <h2 id="story-title">{timeline.title}</h2>
      <Timeline entries={entries} sourceText={timeline.source} />
    </section>
  )),
  closing: ({ content: { closing } }: Data) => (
    <Closing {...closing} light="morning">
      <DonateLink className="button">{closing.donate}</DonateLink>
      <DestinationLink className="button button-outline" to={closing.volunteer.target}>
        {closing.volunteer.label}
      </DestinationLink>
    </Closing>
  ),
};

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { opening, sections } = loaderData.content;
  return (
    <>
      <SceneOpening {...opening} />
      <Sections order={sections} parts={parts} data={loaderData} />
    </>
  );
}

type Purpose = Data["content"]["mission"] & { ground: Ground };

/** Specification 2: the Mission and the Vision card lead to /mission-vision. */
function PurposeCard({ title, text, picture, label, target, ground }: Purpose) {
  return (
    <article className={`card ground-${ground} on-dark`} data-reveal="">
      <div className="card-picture">
        <PictureView picture={picture} sizes="(min-width: 768px) 40rem, 88vw" />
      </div>
      <div className="thread" aria-hidden="true" />
      <div className="card-body">
        <h2>{title}</h2>
        <p className="lead">{text}</p>
        <ArrowLink to={target}>{label}</ArrowLink>
      </div>
    </article>
  );
}
